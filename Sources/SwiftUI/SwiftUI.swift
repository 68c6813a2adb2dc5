// The engine under the name that unmodified source imports. SwiftUI itself re-exports Foundation and Observation, and
// source written for it relies on that.
@_exported public import Foundation
@_exported public import LayoutEngine
@_exported public import Observation
