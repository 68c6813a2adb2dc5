// What apps log with. Nothing is written: a recorder's output is its recording.

/// Writes messages of one part of a program.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}

    public func log(_ message: @autoclosure () -> OSLogMessage) {}
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
    public func trace(_ message: @autoclosure () -> OSLogMessage) {}
    public func debug(_ message: @autoclosure () -> OSLogMessage) {}
    public func info(_ message: @autoclosure () -> OSLogMessage) {}
    public func notice(_ message: @autoclosure () -> OSLogMessage) {}
    public func warning(_ message: @autoclosure () -> OSLogMessage) {}
    public func error(_ message: @autoclosure () -> OSLogMessage) {}
    public func critical(_ message: @autoclosure () -> OSLogMessage) {}
    public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// How weighty a message is.
public struct OSLogType: Equatable, Sendable {
    public static let `default` = OSLogType()
    public static let info = OSLogType()
    public static let debug = OSLogType()
    public static let error = OSLogType()
    public static let fault = OSLogType()
}

/// Who may read what is in a message.
public struct OSLogPrivacy: Sendable {
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static let auto = OSLogPrivacy()
}

/// A message.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {}
    }
}
