import Foundation

/// How a progress view looks. The built-in styles are the stand-in's look; a style of one's own decides by its body.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
    public typealias Label = _StyleContent
    public typealias CurrentValueLabel = _StyleContent

    /// How far it is, from 0 to 1; nil where that is not known.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// A built-in style.
@MainActor @preconcurrency public protocol _BuiltInProgressViewStyle: ProgressViewStyle {}

extension _BuiltInProgressViewStyle {
    public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { ProgressView(configuration) }
}

public struct DefaultProgressViewStyle: _BuiltInProgressViewStyle, BuiltInStyle { nonisolated public init() {} }
public struct CircularProgressViewStyle: _BuiltInProgressViewStyle, BuiltInStyle {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
}
public struct LinearProgressViewStyle: _BuiltInProgressViewStyle, BuiltInStyle {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: Self { Self() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: Self { Self() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: Self { Self() }
}

/// How a gauge looks. The built-in styles are the stand-in's look; a style of one's own decides by its body.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge, for its style.
public struct GaugeStyleConfiguration {
    public typealias Label = _StyleContent
    public typealias CurrentValueLabel = _StyleContent
    public typealias MinimumValueLabel = _StyleContent
    public typealias MaximumValueLabel = _StyleContent

    /// The value within the bounds, from 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

/// A built-in style.
@MainActor @preconcurrency public protocol _BuiltInGaugeStyle: GaugeStyle {}

extension _BuiltInGaugeStyle {
    public func makeBody(configuration: GaugeStyleConfiguration) -> some View {
        GaugeLook(label: configuration.label, isRing: self is any RingGauge)
    }
}

/// A gauge that is a ring.
package protocol RingGauge {}

public struct DefaultGaugeStyle: _BuiltInGaugeStyle, BuiltInStyle { nonisolated public init() {} }
public struct LinearCapacityGaugeStyle: _BuiltInGaugeStyle, BuiltInStyle { nonisolated public init() {} }
public struct AccessoryLinearGaugeStyle: _BuiltInGaugeStyle, BuiltInStyle { nonisolated public init() {} }
public struct AccessoryLinearCapacityGaugeStyle: _BuiltInGaugeStyle, BuiltInStyle { nonisolated public init() {} }
public struct AccessoryCircularGaugeStyle: _BuiltInGaugeStyle, RingGauge { nonisolated public init() {} }
public struct AccessoryCircularCapacityGaugeStyle: _BuiltInGaugeStyle, RingGauge { nonisolated public init() {} }

extension GaugeStyle where Self == DefaultGaugeStyle { nonisolated public static var automatic: Self { Self() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: Self { Self() }
}

nonisolated extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(styleModifier(style) { $0.makeBody(configuration: $1) })
    }

    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(styleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
