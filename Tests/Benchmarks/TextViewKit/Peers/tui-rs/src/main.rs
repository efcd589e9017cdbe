// The same screen with tui-rs: one paragraph of styled spans for each row, drawn each frame.
use std::{env, error::Error, fs, io};
use tui::{
    backend::CrosstermBackend,
    layout::Rect,
    style::{Color, Modifier, Style},
    text::{Span, Spans},
    widgets::Paragraph,
    Terminal,
};

const SENTENCE: &str = "The quick brown fox jumps over the lazy dog while the five boxing wizards look on and pack my box with five dozen liquor jugs, then vex the quartz sphinx again";
const NAMES: [Color; 6] = [Color::Red, Color::Green, Color::Yellow, Color::Blue, Color::Magenta, Color::Cyan];
const STATES: [(&str, Color); 3] = [("running", Color::Green), ("stopped", Color::Red), ("pending", Color::Yellow)];

fn processor_seconds() -> f64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

fn row(number: usize, shift: usize) -> Spans<'static> {
    let (state, colour) = STATES[number % 3];
    let filled = (number * 7 + shift) % 41;
    let bold = Style::default().add_modifier(Modifier::BOLD);
    Spans::from(vec![
        Span::styled(format!("{number:5} "), Style::default().add_modifier(Modifier::DIM)),
        Span::styled(format!("item-{number:04}"), bold.fg(NAMES[number % 6])),
        Span::raw("  "),
        Span::styled(format!("{state:<9}"), Style::default().fg(colour)),
        Span::styled("█".repeat(filled) + &"░".repeat(40 - filled), Style::default().fg(Color::Cyan)),
        Span::raw("  "),
        Span::raw(&SENTENCE[..132]),
    ])
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().collect();
    let (lane, frames) = (words[1].as_str(), words[2].parse::<usize>()?);
    let backend = CrosstermBackend::new(io::BufWriter::with_capacity(1 << 16, io::stdout()));
    let mut terminal = Terminal::new(backend)?;
    terminal.clear()?;
    terminal.hide_cursor()?;
    let start = processor_seconds();
    for frame in 0..frames {
        terminal.draw(|screen| {
            let width = screen.size().width;
            let title = Span::styled(format!("frame {frame}"), Style::default().add_modifier(Modifier::BOLD));
            screen.render_widget(Paragraph::new(title), Rect::new(0, 0, width, 1));
            for line in 0..59usize {
                let number = if lane == "scroll" { frame + line } else { line };
                let shift = if lane == "small" && line == frame * 7 % 59 { frame } else { 0 };
                let selected = match lane {
                    "scroll" => line == 30,
                    "small" => line == frame % 59,
                    _ => false,
                };
                let mut paragraph = Paragraph::new(row(number, shift));
                if selected {
                    paragraph = paragraph.style(Style::default().add_modifier(Modifier::REVERSED));
                }
                screen.render_widget(paragraph, Rect::new(0, line as u16 + 1, width, 1));
            }
        })?;
    }
    let seconds = processor_seconds() - start;
    terminal.show_cursor()?;
    fs::write(&words[3], format!("{seconds}\n"))?;
    Ok(())
}
