public import Foundation
public import LayoutEngine

/// What an application tells on a Mac. Nothing is told here.
public protocol NSApplicationDelegate: NSObjectProtocol {}

/// What an application tells on a phone. Nothing is told here.
public protocol UIApplicationDelegate: NSObjectProtocol {}

/// An application on a phone.
public final class UIApplication: NSObject {
    /// Why an application was launched.
    public struct LaunchOptionsKey: Hashable, Sendable {}
}

/// An object that is told of an application's life. There is no application, so that there is none either.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
    DynamicProperty
{
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    public var wrappedValue: DelegateType { noDelegate(DelegateType.self) }
}

/// An object that is told of an application's life. There is no application, so that there is none either.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
{
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    public var wrappedValue: DelegateType { noDelegate(DelegateType.self) }
}

/// Objective-C makes an object of any class; Linux cannot make one whose initialiser is not known.
private func noDelegate<T>(_ type: T.Type) -> T {
    fatalError("there is no application here, and so no \(type): a view must not read the delegate's adaptor")
}
