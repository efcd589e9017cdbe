import PlatformInterface

/// Notices by `notify-send` of libnotify, which stays alive for as long as somebody can choose: only the process that
/// sent a notice is told of the choice.
struct NotifySend: DesktopNotice {
    let runner: any ProcessRunner
    let program: String

    func show(_ notice: Notice) async throws -> NoticeAnswer {
        notice.actions.isEmpty ? try await showOnly(notice) : try await ask(notice)
    }

    private func showOnly(_ notice: Notice) async throws -> NoticeAnswer {
        do {
            let request = ProcessRequest("notify-send", words(notice), deadline: .seconds(5))
            let result = try await runner.run(request)
            guard result.isSuccess else { throw NoticeError(reason: result.errorText.withoutLineEnd.inOneLine) }
            return .none
        } catch let error as ProcessError {
            throw NoticeError(reason: "\(error)")
        }
    }

    private func ask(_ notice: Notice) async throws -> NoticeAnswer {
        let process: any RunningProcess
        do {
            process = try await runner.start(ProcessRequest("notify-send", words(notice)))
        } catch let error as ProcessError {
            throw NoticeError(reason: "\(error)")
        }
        var lines = process.lines.makeAsyncIterator()
        let number = await lines.next()
        let key = await lines.next()
        guard !Task.isCancelled else {
            process.terminate()
            await takeDown(number)
            throw CancellationError()
        }
        let result = try await process.result()
        guard result.isSuccess else { throw NoticeError(reason: result.errorText.withoutLineEnd.inOneLine) }
        return notice.actions.first { $0.key == key }.map { .chosen($0.key) } ?? .none
    }

    /// `-p` prints the number of the notice before the answer; `--` keeps a title that begins with a hyphen a title.
    private func words(_ notice: Notice) -> [String] {
        let actions = notice.actions.map { "--action=\($0.key)=\($0.title)" }
        let number = actions.isEmpty ? [] : ["--print-id"]
        return ["--app-name=\(program)", "--urgency=\(notice.urgency.rawValue)"] + number + actions
            + ["--", notice.title, notice.body]
    }

    /// Ending `notify-send` leaves the notice on the screen, so it is closed by its number.
    ///
    /// In a task of its own, because the present one is cancelled already.
    private func takeDown(_ number: String?) async {
        guard let number, UInt32(number) != nil else { return }
        let service = "org.freedesktop.Notifications"
        let request = ProcessRequest(
            "gdbus",
            [
                "call", "--session", "--dest", service, "--object-path", "/org/freedesktop/Notifications", "--method",
                "\(service).CloseNotification", number,
            ], deadline: .seconds(5))
        _ = try? await Task { [runner] in try await runner.run(request) }.value
    }
}
