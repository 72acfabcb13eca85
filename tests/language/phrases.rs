//! What people say at a board, in whole phrases: all of it is understood, in the game that it belongs to.

use golos::input::Lexicon;
use golos::rules::Variant;
use golos::wording::Lang;

use super::meaning;

/// A position of chess with takes, castling and a check in it.
const RICH: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn all_understood(lang: Lang, phrases: &[(&str, &str, &str)]) {
    let lexicon = Lexicon::of(lang);
    let mut wrong = Vec::new();
    for &(game, line, expected) in phrases {
        let position = match game {
            "russian" => Variant::RUSSIAN.start(),
            "taking" => Variant::RUSSIAN.read_fen("W:Wc3,e3,g3,a1:Bd4,h8").unwrap(),
            "hundred" => Variant::INTERNATIONAL.start(),
            "chess" => Variant::Chess.start(),
            "rich" => Variant::Chess.read_fen(RICH).unwrap(),
            "renju" => Variant::Renju.start(),
            other => panic!("{other}"),
        };
        let found = meaning(lexicon, lang, &position, line);
        if found != expected {
            wrong.push(format!("{game}: {line}: {found}, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{lang}, {} of {}:\n{}", wrong.len(), phrases.len(), wrong.join("\n"));
}

const REPETITION: &str = "Claim { claim: Repetition, intended: None }";
const COUNTER: &str = "Claim { claim: Counter, intended: None }";
const CLEAR: &str = "Claim { claim: ClearDraw, intended: None }";
const SHORT: &str = "Claim { claim: ShortOfTime, intended: None }";
const FOUL: &str = "Claim { claim: Foul, intended: None }";

#[test]
fn r_5_4_15_1_the_arbiter_names_what_he_rules() {
    let says = [
        (
            Lang::En,
            "uphold claim, accept claim, reject the draw, uphold the flag, dismiss illegal move, confirm lateness",
        ),
        (
            Lang::Ru,
            "принять требование, принимаю заявление, отклонить ничью, подтвердить падение флажка, \
             отклоняю нарушение, подтвердить опоздание",
        ),
        (
            Lang::Uk,
            "прийняти вимогу, приймаю заяву, відхилити нічию, підтвердити падіння прапорця, відхиляю порушення, \
             підтвердити запізнення",
        ),
    ];
    let named = |upheld: bool, topic: &str| format!("arbiter: Named {{ upheld: {upheld}, topic: {topic} }}");
    let expected = [
        named(true, "Claim"),
        named(true, "Claim"),
        named(false, "Draw"),
        named(true, "Flag"),
        named(false, "Irregularity"),
        named(true, "Lateness"),
    ];
    for (lang, lines) in says {
        let (lexicon, position) = (Lexicon::of(lang), Variant::RUSSIAN.start());
        let found: Vec<String> =
            lines.split(',').map(|line| meaning(lexicon, lang, &position, &format!("a: {}", line.trim()))).collect();
        assert_eq!(found, expected, "{lang}");
    }
}

#[test]
fn what_russian_players_and_arbiters_say_is_understood() {
    all_understood(
        Lang::Ru,
        &[
            ("russian", "цэ три дэ четыре", "c3-d4"),
            ("russian", "Цэ три – дэ четыре.", "c3-d4"),
            ("russian", "ц3 д4", "c3-d4"),
            ("russian", "с3-д4", "c3-d4"),
            ("russian", "c3 на d4", "c3-d4"),
            ("russian", "хожу цэ три дэ четыре", "c3-d4"),
            ("russian", "белые: цэ три дэ четыре", "white: c3-d4"),
            ("russian", "белые цэ три дэ четыре", "white: c3-d4"),
            ("russian", "Цезарь драй Давид фир", "c3-d4"),
            ("russian", "Чарли три, Дельта четыре", "c3-d4"),
            ("russian", "же три – аш четыре", "g3-h4"),
            ("russian", "г3-ш4", "g3-h4"),
            ("taking", "цэ три бьёт е пять", "c3:e5"),
            ("taking", "c3 бьёт e5", "c3:e5"),
            ("taking", "е три берёт цэ пять", "e3:c5"),
            ("hundred", "тридцать два двадцать восемь", "32-28"),
            ("hundred", "тридцать два – двадцать восемь", "32-28"),
            ("hundred", "тридцать три – двадцать девять", "33-29"),
            ("chess", "конь же один эф три", "Ng1-f3"),
            ("chess", "конь эф три", "Ng1-f3"),
            ("chess", "е два е четыре", "e2-e4"),
            ("chess", "пешка на е четыре", "e2-e4"),
            ("chess", "д2-д4", "d2-d4"),
            ("chess", "ф4", "no move: several moves are written like that"),
            ("chess", "эф четыре", "f2-f4"),
            ("chess", "Кф3", "Ng1-f3"),
            ("rich", "ферзь бьёт эф шесть", "Qf3xf6"),
            ("rich", "короткая рокировка", "O-O"),
            ("renju", "аш восемь", "h8"),
            ("renju", "ш восемь", "h8"),
            ("renju", "чёрные аш восемь", "black: h8"),
            ("renju", "ч: аш восемь", "black: h8"),
            ("renju", "b: h8", "black: h8"),
            ("renju", "b:h8", "black: h8"),
            ("chess", "b: e4", "black: e2-e4"),
            ("chess", "a: e4", "arbiter: e2-e4"),
            ("chess", "b:e4", "no move: no such piece goes there"),
            ("russian", "переключаю", "Press"),
            ("russian", "нажать часы", "Press"),
            ("russian", "сколько времени?", "Clock"),
            ("russian", "Сколько осталось?", "Clock"),
            ("russian", "кто ходит?", "Turn"),
            ("russian", "чей ход", "Turn"),
            ("russian", "какой был ход?", "Last"),
            ("russian", "повторите", "Repeat"),
            ("russian", "Не расслышал.", "Repeat"),
            ("chess", "где фигуры?", "Pieces"),
            ("russian", "где шашки", "Pieces"),
            ("russian", "поле цэ три", "Place(\"цэ три\")"),
            ("russian", "что на цэ три?", "Place(\"цэ три?\")"),
            ("russian", "предлагаю ничью", "Offer"),
            ("russian", "Ничью!", "Offer"),
            ("russian", "согласен на ничью", "Accept"),
            ("russian", "принимаю", "Accept"),
            ("russian", "отказываюсь", "Decline"),
            ("russian", "не согласна", "Decline"),
            ("russian", "сдаюсь", "Resign"),
            ("russian", "сдаю партию", "Resign"),
            ("russian", "белые сдаются", "white: Resign"),
            ("russian", "Чёрные сдаются.", "black: Resign"),
            ("russian", "белые предлагают ничью", "white: Offer"),
            ("russian", "чёрные согласны", "black: Accept"),
            ("russian", "требую повторение позиции", REPETITION),
            ("russian", "заявляю троекратное повторение", REPETITION),
            ("russian", "заявляю соотношение сил", COUNTER),
            ("chess", "заявляю правило пятидесяти ходов", COUNTER),
            ("russian", "заявляю явную ничью", CLEAR),
            ("russian", "заявляю явно ничейная позиция", CLEAR),
            ("russian", "заявляю нехватку времени", SHORT),
            ("russian", "флажок упал!", "Flag"),
            ("russian", "заявляю падение флажка", "Flag"),
            ("renju", "меняюсь", "Act(Swap)"),
            ("renju", "меняю цвет", "Act(Swap)"),
            ("renju", "не меняю", "Act(Keep)"),
            ("renju", "заявляю фол", FOUL),
            ("russian", "готовы", "arbiter: Start"),
            ("russian", "вызываю судью", "Call { text: \"\", alleged: None }"),
            ("russian", "Судья!", "Call { text: \"\", alleged: None }"),
            ("russian", "белые вызывают судью", "white: Call { text: \"\", alleged: None }"),
            ("russian", "вызываю судью: погас свет", "Call { text: \"погас свет\", alleged: None }"),
            ("russian", "Белые судье: погас свет.", "white: Note(\"погас свет.\")"),
            ("russian", "поправляю", "Adjust"),
            ("chess", "чёрные: поправляю", "black: Adjust"),
            ("russian", "назад", "TakeBack"),
            ("renju", "Верни ход!", "TakeBack"),
            ("chess", "отмени ход", "TakeBack"),
            ("chess", "судья, отмени ход", "arbiter: TakeBack"),
            ("russian", "помощник белых: цэ три дэ четыре", "white-assistant: c3-d4"),
            ("chess", "ассистент чёрных предлагает ничью", "black-assistant: Offer"),
            ("renju", "wa: h8", "white-assistant: h8"),
            ("hundred", "пб: 32-28", "white-assistant: 32-28"),
            ("russian", "помощник белых вызывает судью", "white-assistant: Call { text: \"\", alleged: None }"),
            ("russian", "абракадабра", "no move: not understood: абракадабра"),
            ("russian", "начинаем", "arbiter: Start"),
            ("russian", "остановить часы", "arbiter: Pause { reason: \"\" }"),
            ("russian", "пауза из-за шума", "arbiter: Pause { reason: \"из-за шума\" }"),
            ("russian", "судья, пауза", "arbiter: Pause { reason: \"\" }"),
            ("russian", "продолжить партию", "arbiter: Resume"),
            ("russian", "подтвердить результат", "arbiter: Uphold"),
            ("russian", "подтвердить поражение", "arbiter: Uphold"),
            ("russian", "отклонить", "arbiter: Dismiss"),
            ("russian", "судья: отклоняю", "arbiter: Dismiss"),
            ("russian", "исправляю", "Correct"),
            ("russian", "оставить как было", "Stand"),
            (
                "russian",
                "добавить белым две минуты",
                "arbiter: Correct { side: White, change: Add(Ms(120000)), reason: \"\" }",
            ),
            (
                "russian",
                "отнять у чёрных тридцать секунд из-за шума",
                "arbiter: Correct { side: Black, change: Take(Ms(30000)), reason: \"из-за шума\" }",
            ),
            ("russian", "результат победа белых", "arbiter: Result { outcome: Win(White), scale: None, reason: \"\" }"),
            ("russian", "результат ничья", "arbiter: Result { outcome: Draw, scale: None, reason: \"\" }"),
        ],
    );
}

#[test]
fn what_ukrainian_players_and_arbiters_say_is_understood() {
    all_understood(
        Lang::Uk,
        &[
            ("russian", "це три де чотири", "c3-d4"),
            ("russian", "Це три – де чотири.", "c3-d4"),
            ("russian", "ц3 д4", "c3-d4"),
            ("russian", "c3 на d4", "c3-d4"),
            ("russian", "ходжу це три де чотири", "c3-d4"),
            ("russian", "білі: це три де чотири", "white: c3-d4"),
            ("russian", "білі це три де чотири", "white: c3-d4"),
            ("russian", "Цезар драй Давид фір", "c3-d4"),
            ("russian", "Чарлі три, Дельта чотири", "c3-d4"),
            ("russian", "же три – аш чотири", "g3-h4"),
            ("taking", "це три б'є е п'ять", "c3:e5"),
            ("taking", "це три б’є е п’ять", "c3:e5"),
            ("taking", "c3 б'є e5", "c3:e5"),
            ("taking", "е три бере це п'ять", "e3:c5"),
            ("hundred", "тридцять два двадцять вісім", "32-28"),
            ("hundred", "тридцять два – двадцять вісім", "32-28"),
            ("chess", "кінь же один еф три", "Ng1-f3"),
            ("chess", "кінь еф три", "Ng1-f3"),
            ("chess", "е два е чотири", "e2-e4"),
            ("chess", "пішак на е чотири", "e2-e4"),
            ("chess", "д2-д4", "d2-d4"),
            ("chess", "еф чотири", "f2-f4"),
            ("chess", "Кф3", "Ng1-f3"),
            ("rich", "ферзь б'є еф шість", "Qf3xf6"),
            ("rich", "коротка рокіровка", "O-O"),
            ("renju", "аш вісім", "h8"),
            ("renju", "чорні аш вісім", "black: h8"),
            ("renju", "ч: аш вісім", "black: h8"),
            ("renju", "b: h8", "black: h8"),
            ("russian", "перемикаю", "Press"),
            ("russian", "натиснути годинник", "Press"),
            ("russian", "скільки часу?", "Clock"),
            ("russian", "Скільки лишилося?", "Clock"),
            ("russian", "хто ходить?", "Turn"),
            ("russian", "чий хід", "Turn"),
            ("russian", "який був хід?", "Last"),
            ("russian", "повторіть", "Repeat"),
            ("russian", "Не почув.", "Repeat"),
            ("chess", "де фігури?", "Pieces"),
            ("russian", "де шашки", "Pieces"),
            ("renju", "камені", "Pieces"),
            ("russian", "поле це три", "Place(\"це три\")"),
            ("russian", "поле де чотири", "Place(\"де чотири\")"),
            ("russian", "пропоную нічию", "Offer"),
            ("russian", "Нічию!", "Offer"),
            ("russian", "згоден на нічию", "Accept"),
            ("russian", "приймаю", "Accept"),
            ("russian", "погоджуюся", "Accept"),
            ("russian", "відмовляюся", "Decline"),
            ("russian", "не згодна", "Decline"),
            ("russian", "здаюся", "Resign"),
            ("russian", "здаю партію", "Resign"),
            ("russian", "білі здаються", "white: Resign"),
            ("russian", "Чорні здаються.", "black: Resign"),
            ("russian", "білі пропонують нічию", "white: Offer"),
            ("russian", "чорні згодні", "black: Accept"),
            ("russian", "вимагаю повторення позиції", REPETITION),
            ("russian", "заявляю триразове повторення", REPETITION),
            ("russian", "заявляю співвідношення сил", COUNTER),
            ("chess", "заявляю правило п'ятдесяти ходів", COUNTER),
            ("russian", "заявляю явну нічию", CLEAR),
            ("russian", "заявляю явно нічийна позиція", CLEAR),
            ("russian", "заявляю нестачу часу", SHORT),
            ("russian", "прапорець упав!", "Flag"),
            ("russian", "час вийшов", "Flag"),
            ("renju", "міняюся", "Act(Swap)"),
            ("renju", "міняю колір", "Act(Swap)"),
            ("renju", "не міняю", "Act(Keep)"),
            ("renju", "заявляю фол", FOUL),
            ("russian", "готові", "arbiter: Start"),
            ("russian", "кличу суддю", "Call { text: \"\", alleged: None }"),
            ("russian", "Суддя!", "Call { text: \"\", alleged: None }"),
            ("russian", "викликаю суддю: згасло світло", "Call { text: \"згасло світло\", alleged: None }"),
            ("russian", "Білі судді: згасло світло", "white: Note(\"згасло світло\")"),
            ("chess", "чорні: поправляю", "black: Adjust"),
            ("russian", "назад", "TakeBack"),
            ("chess", "скасуй хід", "TakeBack"),
            ("russian", "помічник білих: це три де чотири", "white-assistant: c3-d4"),
            ("renju", "асистент чорних: аш вісім", "black-assistant: h8"),
            ("russian", "помічник чорних пропонує нічию", "black-assistant: Offer"),
            ("russian", "починаємо", "arbiter: Start"),
            ("russian", "зупинити годинник", "arbiter: Pause { reason: \"\" }"),
            ("russian", "пауза через шум", "arbiter: Pause { reason: \"через шум\" }"),
            ("russian", "суддя, пауза", "arbiter: Pause { reason: \"\" }"),
            ("russian", "продовжити партію", "arbiter: Resume"),
            ("russian", "підтвердити результат", "arbiter: Uphold"),
            ("russian", "підтвердити поразку", "arbiter: Uphold"),
            ("russian", "відхилити", "arbiter: Dismiss"),
            ("russian", "суддя: відхиляю", "arbiter: Dismiss"),
            ("russian", "виправляю", "Adjust"),
            ("russian", "виправляю хід", "Correct"),
            ("russian", "залишити як було", "Stand"),
            (
                "russian",
                "додати білим дві хвилини",
                "arbiter: Correct { side: White, change: Add(Ms(120000)), reason: \"\" }",
            ),
            (
                "russian",
                "відняти в чорних тридцять секунд через шум",
                "arbiter: Correct { side: Black, change: Take(Ms(30000)), reason: \"через шум\" }",
            ),
            (
                "russian",
                "результат перемога білих",
                "arbiter: Result { outcome: Win(White), scale: None, reason: \"\" }",
            ),
        ],
    );
}

#[test]
fn what_english_players_and_arbiters_say_is_understood() {
    all_understood(
        Lang::En,
        &[
            ("russian", "c three d four", "c3-d4"),
            ("russian", "white: c three to d four", "white: c3-d4"),
            ("taking", "c three takes e five", "c3:e5"),
            ("taking", "Charlie three takes echo five", "c3:e5"),
            ("hundred", "thirty-two twenty-eight", "32-28"),
            ("hundred", "thirty two to twenty eight", "32-28"),
            ("chess", "knight g one f three", "Ng1-f3"),
            ("chess", "white e4", "white: e2-e4"),
            ("renju", "hotel eight", "h8"),
            ("renju", "black: h8", "black: h8"),
            ("russian", "white resigns", "white: Resign"),
            ("russian", "black offers a draw", "black: Offer"),
            ("russian", "I offer a draw", "Offer"),
            ("russian", "I accept", "Accept"),
            ("russian", "undo", "TakeBack"),
            ("chess", "Take the move back", "TakeBack"),
            ("chess", "j'adoube", "Adjust"),
            ("chess", "white: I adjust", "white: Adjust"),
            ("russian", "call the arbiter because of the light", "Call { text: \"the light\", alleged: None }"),
            ("russian", "White to the arbiter: the light is out", "white: Note(\"the light is out\")"),
            ("russian", "wa: c3-d4", "white-assistant: c3-d4"),
            ("chess", "white's assistant: e4", "white-assistant: e2-e4"),
            ("renju", "black\u{2019}s assistant h8", "black-assistant: h8"),
            ("hundred", "black's assistant calls the arbiter", "black-assistant: Call { text: \"\", alleged: None }"),
            ("russian", "how much time is left?", "Clock"),
            ("russian", "ready", "arbiter: Start"),
            ("russian", "flag is down", "Flag"),
            ("russian", "what is on c3", "Place(\"c3\")"),
            ("russian", "pause because of a clock fault", "arbiter: Pause { reason: \"a clock fault\" }"),
            (
                "russian",
                "give white two minutes",
                "arbiter: Correct { side: White, change: Add(Ms(120000)), reason: \"\" }",
            ),
        ],
    );
}
