import Glibc

/// The processor time of this process, in seconds.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The resident memory of this process, in KiB; 0 where /proc is missing.
func residentKiB() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).split(
        separator: " "
    )
    let pages = words.count > 1 ? Int(words[1]) ?? 0 : 0
    return pages * sysconf(Int32(_SC_PAGESIZE)) / 1024
}
