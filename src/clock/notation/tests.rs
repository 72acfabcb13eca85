use proptest::prelude::*;

use super::super::{Bonus, Control, ControlError, Ms, Overtime, Period};

fn to_end(time: Ms) -> Period {
    Period::to_the_end(time)
}

fn counted(time: Ms, moves: u16) -> Period {
    Period { moves: Some(moves), ..to_end(time) }
}

fn byo_yomi(periods: u16, time: Ms) -> Bonus {
    Bonus::ByoYomi(Overtime { periods, time })
}

fn mins(minutes: u64) -> Ms {
    Ms::from_mins(minutes)
}

fn secs(seconds: u64) -> Ms {
    Ms::from_secs(seconds)
}

#[test]
fn controls_are_read_as_players_write_them() {
    let inc = |seconds| Bonus::Increment(secs(seconds));
    let table: &[(&[&str], &str, Vec<Period>, Bonus)] = &[
        (&["20", "20m", " 20 min ", "20 мин.", "20 хв", "20'", "1200s"], "20", vec![to_end(mins(20))], Bonus::None),
        (&["90s", "1m30", "1 м 30 с", "1'30''"], "1m30s", vec![to_end(secs(90))], Bonus::None),
        (&["30+30s", "30+30", "30'+30″", "30 мин + 30 сек"], "30+30s", vec![to_end(mins(30))], inc(30)),
        (&["8+4s", "8 + 4"], "8+4s", vec![to_end(mins(8))], inc(4)),
        (&["3+2"], "3+2s", vec![to_end(mins(3))], inc(2)),
        (&["3+0", "3", "3 d0"], "3", vec![to_end(mins(3))], Bonus::None),
        (
            &["1h20+1m", "1H20M+60S", "80+60", "1ч20+1м", "1 год 20 хв + 1 хв"],
            "1h20+60s",
            vec![to_end(mins(80))],
            inc(60),
        ),
        (&["45/20+15", "45 / 20 + 15m"], "45/20+15", vec![counted(mins(45), 20), to_end(mins(15))], Bonus::None),
        (
            &["1h30/40>+30", "90/40 > + 30"],
            "1h30/40>+30",
            vec![Period { runs_on: true, ..counted(mins(90), 40) }, to_end(mins(30))],
            Bonus::None,
        ),
        (&["2h/50+1h/25"], "2h/50+1h/25", vec![counted(mins(120), 50), counted(mins(60), 25)], Bonus::None),
        (&["2h/50+30s"], "2h/50+30s", vec![counted(mins(120), 50)], inc(30)),
        (&["1h30/40+30+30s", "90/40+30+30"], "1h30/40+30+30s", vec![counted(mins(90), 40), to_end(mins(30))], inc(30)),
        (&["25 d10s", "25d10", "25 D 10", "25 з10"], "25 d10s", vec![to_end(mins(25))], Bonus::Delay(secs(10))),
        (&["25 b10s", "25b10", "25 Б 10"], "25 b10s", vec![to_end(mins(25))], Bonus::Bronstein(secs(10))),
        (&["30+3x30s", "30m + 3 x 30", "30 мин + 3х30 с"], "30+3x30s", vec![to_end(mins(30))], byo_yomi(3, secs(30))),
        (
            &["1h30/40+30+5x60s"],
            "1h30/40+30+5x60s",
            vec![counted(mins(90), 40), to_end(mins(30))],
            byo_yomi(5, secs(60)),
        ),
        (&["hourglass 5", "Hourglass 5m", "HOURGLASS 300s"], "hourglass 5", vec![to_end(mins(5))], Bonus::Hourglass),
        (&["40m/90", "90/40m"], "40m/90", vec![counted(mins(40), 90)], Bonus::None),
        (&["2/40m", "40/2"], "40/2", vec![counted(mins(40), 2)], Bonus::None),
        (&["30/30", "30m/30"], "30m/30", vec![counted(mins(30), 30)], Bonus::None),
        (&["G/60;d5", "G/60 d5", "g/60, D5"], "1h d5s", vec![to_end(mins(60))], Bonus::Delay(secs(5))),
        (&["SD/30", "sd/30m"], "30", vec![to_end(mins(30))], Bonus::None),
        (&["G/5;+3", "G/5+3", "G/5 inc3"], "5+3s", vec![to_end(mins(5))], inc(3)),
        (
            &["40/90, SD/30; inc 30", "40/90 SD/30 inc 30", "40/90+SD/30;+30"],
            "1h30/40+30+30s",
            vec![counted(mins(90), 40), to_end(mins(30))],
            inc(30),
        ),
    ];
    for (texts, canonical, periods, bonus) in table {
        let control = Control::with_one_bonus(periods.clone(), *bonus).expect("a valid control");
        assert_eq!(control.to_string(), *canonical);
        for text in *texts {
            assert_eq!(text.parse().as_ref(), Ok(&control), "{text}");
        }
    }
}

#[test]
fn a_refusal_names_the_offending_part() {
    let part = str::to_owned;
    let table = [
        ("", ControlError::Empty),
        ("  ", ControlError::Empty),
        ("fast", ControlError::Unreadable(part("fast"))),
        ("20 moves", ControlError::Unreadable(part("20 moves"))),
        ("20 30", ControlError::Unreadable(part("20 30"))),
        ("30s20m", ControlError::Unreadable(part("30s20m"))),
        ("45/20+", ControlError::Unreadable(part("45/20+"))),
        ("-5", ControlError::Unreadable(part("-5"))),
        ("99999999999", ControlError::Unreadable(part("99999999999"))),
        ("25 d", ControlError::Unreadable(part("25 d"))),
        ("45/x", ControlError::Moves(part("45/x"))),
        ("45/0+15", ControlError::Moves(part("45/0"))),
        ("45/1000", ControlError::Moves(part("45m/1000"))),
        ("0+2", ControlError::PeriodTime(part("0"))),
        ("25h", ControlError::PeriodTime(part("25h"))),
        ("20+2h", ControlError::Bonus(part("+7200s"))),
        ("20+30+40", ControlError::AfterEnd(part("40"))),
        ("20+5 d3", ControlError::AfterEnd(part("3"))),
        ("20+3x30s+5", ControlError::AfterEnd(part("5"))),
        ("40m/90m", ControlError::Moves(part("40m/90m"))),
        ("45/20+3x30s", ControlError::BonusPlace(part("+3x30s"))),
        ("30+100x30s", ControlError::Bonus(part("+100x30s"))),
        ("hourglass", ControlError::Unreadable(part(""))),
        ("G/60 SD/30", ControlError::AfterEnd(part("30"))),
        ("SD/30 d5 inc 5", ControlError::AfterEnd(part("inc"))),
        ("SD/30 fast", ControlError::Unreadable(part("fast"))),
        ("2h/40;", ControlError::Unreadable(part(""))),
        ("1/1+1/1+1/1+1/1+1/1+1/1+1/1+1/1+1", ControlError::TooManyPeriods(9)),
    ];
    for (text, error) in table {
        assert_eq!(text.parse::<Control>(), Err(error), "{text}");
    }
}

#[test]
fn two_bare_numbers_are_asked_about_where_the_first_is_the_lesser() {
    let table = [
        ("40/90", "1h30/40", "40m/90"),
        ("40/90+30+30s", "1h30/40+30+30s", "40m/90+30+30s"),
        ("40/90+20/60+15", "1h30/40+1h/20+15", "40m/90+20m/60+15"),
        ("30/40; 15+30s", "40m/30; 15+30s", "30m/40; 15+30s"),
    ];
    for (text, moves_first, time_first) in table {
        let [one, two] = [moves_first, time_first].map(|text| text.parse::<Control>().expect("a control"));
        assert_eq!([one.to_string(), two.to_string()], [moves_first, time_first].map(str::to_owned).map(canonical));
        assert_eq!(Control::recorded(text), Ok(two.clone()), "earlier records had the time first");
        let error = text.parse::<Control>().expect_err("either of them");
        assert_eq!(
            error.to_string(),
            format!("write {one} if the number before the slash is the moves, {two} if it is the minutes")
        );
        assert_eq!(error, ControlError::Ambiguous(Box::new([one, two])));
    }
}

fn canonical(text: String) -> String {
    text.replace("40m/30", "40/30")
}

#[test]
fn each_period_may_have_a_bonus_of_its_own() {
    let control: Control = "2h/40, 1h/20; 15+30s".parse().expect("a control");
    let bonuses: Vec<Bonus> = control.periods().map(|period| period.bonus).collect();
    assert_eq!(bonuses, [Bonus::None, Bonus::None, Bonus::Increment(secs(30))]);
    assert_eq!(control.to_string(), "2h/40; 1h/20; 15+30s");
    assert_eq!(control.time_with_increments(70), mins(195) + secs(300));
    let first: Control = "2h/40+30s; 15".parse().expect("a control");
    assert_eq!(first.period_after(0).bonus, Bonus::Increment(secs(30)));
    assert_eq!((first.period_after(40).bonus, first.to_string()), (Bonus::None, "2h/40+30s; 15".to_owned()));
}

fn any_bonus() -> impl Strategy<Value = Bonus> {
    let time = (0..=3600_u64).prop_map(secs);
    prop_oneof![
        Just(Bonus::None),
        time.clone().prop_map(Bonus::Increment),
        time.clone().prop_map(Bonus::Delay),
        time.prop_map(Bonus::Bronstein),
    ]
}

fn any_control() -> impl Strategy<Value = Control> {
    let time = (1..=86_400_u64).prop_map(secs);
    let overtime = (1..=99_u16, (1..=3600_u64).prop_map(secs));
    let last_bonus = prop_oneof![
        3 => any_bonus(),
        1 => overtime.prop_map(|(periods, time)| byo_yomi(periods, time)),
        1 => Just(Bonus::Hourglass),
    ];
    let earlier = proptest::collection::vec((time.clone(), 1..=999_u16, any_bonus()), 0..8);
    let choices = (any::<bool>(), any::<bool>());
    (earlier, time, proptest::option::of(1..=999_u16), last_bonus, choices).prop_map(
        |(earlier, time, moves, bonus, (is_shared, runs_on))| {
            let is_place = moves.is_none() && (bonus != Bonus::Hourglass || earlier.is_empty());
            let is_bound = matches!(bonus, Bonus::ByoYomi(_) | Bonus::Hourglass);
            let bonus_of_last = if is_bound && !is_place { Bonus::None } else { bonus };
            let last = Period { moves, bonus: bonus_of_last, ..to_end(time) };
            let of = |own| if is_shared && !is_bound { bonus } else { own };
            let earlier = earlier.into_iter().map(|(time, moves, own)| Period {
                bonus: of(own),
                runs_on,
                ..counted(time, moves)
            });
            Control::new(earlier.chain([last]).collect()).expect("within the bounds")
        },
    )
}

proptest! {
    #[test]
    fn the_canonical_text_reads_back_as_the_same_control(control in any_control()) {
        prop_assert_eq!(Control::recorded(&control.to_string()), Ok(control.clone()));
        prop_assert_eq!(control.to_string().parse(), Ok(control));
    }

    #[test]
    fn no_text_panics(text in any::<String>()) {
        let _ = text.parse::<Control>();
    }

    #[test]
    fn no_text_of_the_alphabet_panics_and_what_is_read_is_canonical(text in "[0-9hmsdbxчмсз'″+/ .,;]{0,24}") {
        if let Ok(control) = text.parse::<Control>() {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }
}
