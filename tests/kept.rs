//! Games that are kept: chosen by their people, renamed, exported and deleted at home.

use std::sync::Arc;

use golos::desk::{Archive, Config, Desk};
use golos::files::Disk;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};

#[test]
fn a_game_that_is_kept_is_chosen_by_its_people_and_named_with_its_day_and_how_it_stands() {
    let folder = tempfile::tempdir().expect("a folder");
    let style = Style::written(Lang::Ru);
    let archive: Arc<dyn Archive> = Arc::new(Disk);
    let config = Config { lang: Lang::Ru, style, ears: None, folder: Some(folder.path().to_owned()), archive };
    let time = Arc::new(VirtualTime::default());
    let mut desk = Desk::new(config, time);
    let mut type_all = |lines: &[&str]| -> Vec<String> {
        lines.iter().flat_map(|line| desk.line(line)).map(|out| out.written).collect()
    };
    type_all(&["русские", "Анна, Борис", "5+3", "старт", "c3-d4", "выход", "да"]);
    type_all(&["шахматы", "Вера, Глеб", "5+3", "старт", "чёрные сдаются", "да", "выход"]);
    let listed = type_all(&["сохранённые партии"]).join("\n");
    for part in ["Вера – Глеб, шахматы, выиграли белые, ", "Анна – Борис, русские шашки, не окончена, полуходов: 1, "]
    {
        assert!(listed.contains(part), "{part}: {listed}");
    }
    let deeds = type_all(&["вера"]).join("\n");
    assert!(!deeds.contains("Продолжить") && deeds.contains("Просмотр партии"), "{deeds}");
    // What is finished is not gone on with; what goes on has no finished game before it.
    type_all(&["назад", "выход"]);
    let open = type_all(&["2"]).join("\n");
    assert!(open.contains("1. Анна – Борис") && !open.contains("Вера"), "{open}");
    let renamed = type_all(&["переименовать 1 финал", "2"]).join("\n");
    assert!(renamed.contains("Переименовано: финал.") && renamed.contains("1. Финал: Анна – Борис"), "{renamed}");
    let exported = type_all(&["выгрузить 1"]).join("\n");
    assert!(exported.contains("финал.pdn") && folder.path().join("финал.pdn").exists(), "{exported}");
    let kept = type_all(&["2", "удалить 1", "нет"]).join("\n");
    assert!(kept.contains("Удалить насовсем?") && folder.path().join("финал.ron").exists(), "{kept}");
    let gone = type_all(&["2", "удалить один", "да"]).join("\n");
    assert!(gone.contains("Удалено.") && !folder.path().join("финал.ron").exists(), "{gone}");
    let none = type_all(&["2"]).join("\n");
    assert!(none.contains("Незаконченных партий нет."), "{none}");
}
