// The small form of Combine that the engine has, under the name that models import. Only its own names are told on: a
// model's file sees no views.
@_exported public import class LayoutEngine.AnyCancellable
@_exported public import class LayoutEngine.CurrentValueSubject
@_exported public import class LayoutEngine.Future
@_exported public import class LayoutEngine.ObservableObjectPublisher
@_exported public import class LayoutEngine.PassthroughSubject
@_exported public import enum LayoutEngine.Publishers
@_exported public import enum LayoutEngine.Subscribers
@_exported public import protocol LayoutEngine.Cancellable
@_exported public import protocol LayoutEngine.ConnectablePublisher
@_exported public import protocol LayoutEngine.ObservableObject
@_exported public import protocol LayoutEngine.Publisher
@_exported public import protocol LayoutEngine.Scheduler
@_exported public import protocol LayoutEngine.Subject
@_exported public import protocol LayoutEngine.Subscriber
@_exported public import protocol LayoutEngine.Subscription
@_exported public import struct LayoutEngine.AnyPublisher
@_exported public import struct LayoutEngine.Deferred
@_exported public import struct LayoutEngine.Empty
@_exported public import struct LayoutEngine.Fail
@_exported public import struct LayoutEngine.ImmediateScheduler
@_exported public import struct LayoutEngine.Just
@_exported public import struct LayoutEngine.Published
@_exported public import struct LayoutEngine.SchedulerInterval
