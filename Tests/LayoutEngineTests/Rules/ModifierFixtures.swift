import Foundation
import LayoutEngine

extension RuleFixture {
    /// Rules 1: what is offered and answered.
    @RuleFixtureBuilder static var proposals: [RuleFixture] {
        RuleFixture(
            "1.1", "nil asks for the ideal, 0 for the minimum, infinity for the maximum",
            At(nil, nil, 40, 20), At(0, 0, 30, 0), At(.infinity, .infinity, 50, .infinity), At(nil, 0, 40, 0),
            At(0, .infinity, 30, .infinity)
        ) { Color.red.frame(minWidth: 30, idealWidth: 40, maxWidth: 50).frame(idealHeight: 20) }
        RuleFixture(
            "1.3", "a colour answers the offer, 10 for nil",
            At(nil, nil, 10, 10), At(nil, 40, 10, 40), At(0, 0, 0, 0), At(.infinity, 5, .infinity, 5),
            At(33, 44, 33, 44),
            At(-5, .nan, 0, 0), At(-.infinity, nil, 0, 10)
        ) { Color.red }
        RuleFixture(
            "1.3", "so do shapes",
            At(nil, nil, 40, 10), At(40, 8, 40, 8, ["r": [0, 0, 10, 8], "e": [30, 0, 10, 8]]), At(0, 0, 0, 0)
        ) {
            HStack(spacing: 0) {
                Rectangle().named("r")
                RoundedRectangle(cornerRadius: 3)
                Capsule()
                Ellipse().named("e")
            }
        }
        RuleFixture(
            "1.3", "a circle answers a square", At(40, 30, 30, 30), At(nil, nil, 10, 10), At(0, 9, 0, 0),
            At(.infinity, 9, 9, 9)
        ) { Circle() }
        RuleFixture(
            "1.3", "the ideal of a shape is 10 by 10", At(200, 200, 10, 10), At(0, 0, 10, 10)
        ) { Rectangle().fixedSize() }
        RuleFixture(
            "1.4", "insets keep nil, stop at 0 and turn what is no number into 0",
            At(10, 10, 40, 40, ["a": [20, 20, 0, 0]]), At(nil, nil, 50, 50, ["a": [20, 20, 10, 10]]),
            At(.nan, 50, 40, 50, ["a": [20, 20, 0, 10]]), At(.infinity, nil, .infinity, 50),
            At(-100, 41, 40, 41, ["a": [20, 20, 0, 1]])
        ) { Color.red.named("a").padding(20) }
        RuleFixture(
            "1.5", "a parent never resizes a child: it keeps its size and is only placed",
            At(200, 200, 50, 50, ["a": [-15, -5, 80, 60]]), At(nil, nil, 50, 50), At(0, 0, 50, 50)
        ) { box("a", 80, 60).frame(width: 50, height: 50) }
        RuleFixture("1.5", "a smaller child keeps its size too", At(200, 200, 50, 50, ["a": [15, 20, 20, 10]])) {
            box("a", 20, 10).frame(width: 50, height: 50)
        }
    }

    /// Rules 6.1: padding.
    @RuleFixtureBuilder static var padding: [RuleFixture] {
        RuleFixture(
            "6.1", "padding without a length is 16 on every edge",
            At(100, 100, 100, 100, ["a": [16, 16, 68, 68]]), At(nil, nil, 42, 42), At(0, 0, 32, 32)
        ) { Color.red.named("a").padding() }
        RuleFixture(
            "6.1", "edges without a length get 16", At(100, 100, 100, 100, ["a": [16, 0, 68, 84]])
        ) { Color.red.named("a").padding([.horizontal, .bottom]) }
        RuleFixture(
            "6.1", "each edge by itself",
            At(100, 60, 100, 60, ["a": [2, 1, 90, 56]]), At(nil, nil, 20, 14, ["a": [2, 1, 10, 10]])
        ) { Color.red.named("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 8)) }
        RuleFixture(
            "6.1", "one edge", At(100, 60, 50, 42, ["a": [0, 12, 50, 30]])
        ) { box("a", 50, 30).padding(.top, 12) }
        RuleFixture(
            "6.1", "padding adds up", At(100, 100, 100, 100, ["b": [10, 10, 80, 80], "a": [10, 15, 75, 70]])
        ) { Color.red.named("a").padding(.vertical, 5).padding(.trailing, 5).named("b").padding(10) }
        RuleFixture(
            "6.1", "negative padding offers more and answers less",
            At(100, 100, 100, 100, ["a": [-10, -10, 120, 120]]), At(nil, nil, 0, 0, ["a": [-10, -10, 10, 10]]),
            At(0, 0, 0, 0, ["a": [-10, -10, 20, 20]])
        ) { Color.red.named("a").padding(-10) }
        RuleFixture(
            "6.1", "negative padding lets a child stand out",
            At(200, 200, 60, 44, ["a": [0, 7, 50, 30], "b": [42, 0, 18, 44]])
        ) {
            HStack(spacing: 0) {
                box("a", 50, 30).padding(.trailing, -8)
                box("b", 18, 44)
            }
        }
        RuleFixture(
            "6.1", "padding in a column",
            At(
                200, 200, 200, 95, ["a": [0, 0, 200, 30], "b": [0, 65, 200, 30]])
        ) {
            VStack(spacing: 0) {
                Color.red.frame(height: 30).named("a").padding(.bottom, 20)
                Color.red.frame(height: 30).named("b").padding(.top, 15)
            }
        }
    }

    /// Rules 6.2 and 6.3: fixedSize and aspectRatio.
    @RuleFixtureBuilder static var sizing: [RuleFixture] {
        RuleFixture(
            "6.2", "both axes are offered nil", At(100, 80, 40, 20), At(0, 0, 40, 20), At(nil, nil, 40, 20),
            At(.infinity, .infinity, 40, 20)
        ) { Color.red.frame(idealWidth: 40, idealHeight: 20).fixedSize() }
        RuleFixture(
            "6.2", "across only", At(100, 80, 40, 80), At(0, nil, 40, 20), At(nil, 0, 40, 0),
            At(0, .infinity, 40, .infinity)
        ) { Color.red.frame(idealWidth: 40, idealHeight: 20).fixedSize(horizontal: true, vertical: false) }
        RuleFixture(
            "6.2", "down only", At(100, 80, 100, 20), At(nil, 0, 40, 20), At(0, nil, 0, 20)
        ) { Color.red.frame(idealWidth: 40, idealHeight: 20).fixedSize(horizontal: false, vertical: true) }
        RuleFixture(
            "6.2", "no axis passes the offer through", At(100, 80, 100, 80), At(nil, 0, 40, 0)
        ) { Color.red.frame(idealWidth: 40, idealHeight: 20).fixedSize(horizontal: false, vertical: false) }
        RuleFixture(
            "6.2", "it keeps the priority of what it fixes",
            At(100, 10, 100, 10, ["a": [0, 0, 60, 10], "b": [60, 0, 40, 10]]),
            At(40, 10, 60, 10, ["a": [0, 0, 60, 10], "b": [60, 0, 0, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.frame(idealWidth: 60).layoutPriority(1).fixedSize(horizontal: true, vertical: false).named(
                    "a")
                Color.red.named("b")
            }
        }
        RuleFixture(
            "6.2", "a text of a fixed width overflows its frame",
            At(100, 100, 30, 10, ["t": [-25, 0, 80, 10]]), options: .squareText
        ) { Text("aa bb cc").letters(10).named("t").fixedSize().frame(width: 30) }
        RuleFixture(
            "6.2", "a text of a fixed height is not cut",
            At(50, 10, 50, 20, ["t": [0, 0, 50, 20]]), At(20, 0, 20, 30), options: .squareText
        ) { Text("aa bb cc").letters(10).named("t").fixedSize(horizontal: false, vertical: true) }
        RuleFixture(
            "6.3", "fit takes the smaller scale",
            At(100, 100, 100, 50), At(100, 20, 40, 20), At(100, nil, 100, 50), At(nil, 100, 200, 100),
            At(nil, nil, 10, 10), At(0, 100, 0, 0), At(100, 0, 0, 0), At(.infinity, 100, 200, 100),
            At(100, .infinity, 100, 50), At(.infinity, .infinity, .infinity, .infinity)
        ) { Color.red.aspectRatio(2, contentMode: .fit) }
        RuleFixture(
            "6.3", "fill takes the larger scale",
            At(100, 100, 200, 100), At(100, 20, 100, 50), At(0, 100, 200, 100), At(100, 0, 100, 50),
            At(nil, nil, 10, 10),
            At(0, 0, 0, 0), At(100, nil, 100, 50), At(nil, 100, 200, 100)
        ) { Color.red.aspectRatio(2, contentMode: .fill) }
        RuleFixture(
            "6.3", "a ratio below 1", At(100, 100, 50, 100), At(10, nil, 10, 20), At(nil, 10, 5, 10)
        ) { Color.red.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit) }
        RuleFixture(
            "6.3", "without a ratio it is the child's ideal",
            At(100, 100, 100, 25), At(100, 10, 40, 10), At(nil, nil, 40, 10), At(20, nil, 20, 5)
        ) { Color.red.frame(idealWidth: 40, idealHeight: 10).scaledToFit() }
        RuleFixture(
            "6.3", "without a ratio, filled", At(100, 100, 400, 100), At(100, 10, 100, 25), At(nil, nil, 40, 10)
        ) { Color.red.frame(idealWidth: 40, idealHeight: 10).scaledToFill() }
        RuleFixture(
            "6.3", "the child's answer is the answer", At(100, 100, 30, 20, ["a": [0, 0, 30, 20]]), At(nil, nil, 30, 20)
        ) { box("a", 30, 20).aspectRatio(4, contentMode: .fill) }
        RuleFixture(
            "6.3", "a frame centres what fits and what fills",
            At(500, 500, 100, 100, ["a": [0, 25, 100, 50], "b": [-50, 0, 200, 100]])
        ) {
            ZStack {
                Color.red.aspectRatio(2, contentMode: .fit).named("a").frame(width: 100, height: 100)
                Color.red.aspectRatio(2, contentMode: .fill).named("b").frame(width: 100, height: 100)
            }
        }
        RuleFixture(
            "6.3", "squares in a row are as high as their share is wide",
            At(100, 100, 100, 46, ["a": [0, 0, 46, 46], "b": [54, 0, 46, 46]]),
            At(100, 30, 68, 30, ["b": [38, 0, 30, 30]]),
            At(100, nil, 100, 46)
        ) {
            HStack {
                Color.red.aspectRatio(1, contentMode: .fit).named("a")
                Color.red.aspectRatio(1, contentMode: .fit).named("b")
            }
        }
    }

    /// Rules 6.4, 6.5 and 6.7: position, offset and the transforms, priority.
    @RuleFixtureBuilder static var placing: [RuleFixture] {
        RuleFixture(
            "6.4", "a position takes the whole offer, a nil axis from the child",
            At(100, 50, 100, 50, ["a": [15, 5, 10, 10]]), At(nil, nil, 10, 10, ["a": [15, 5, 10, 10]]),
            At(nil, 50, 10, 50), At(0, 0, 0, 0, ["a": [15, 5, 10, 10]])
        ) { box("a", 10, 10).position(x: 20, y: 10) }
        RuleFixture(
            "6.4", "the child is offered that size", At(100, 50, 100, 50, ["a": [-50, -25, 100, 50]])
        ) { Color.red.named("a").position(.zero) }
        RuleFixture(
            "6.4", "in a row it takes a share like any greedy view",
            At(108, 40, 108, 40, ["a": [-5, -5, 10, 10], "b": [58, 0, 50, 40]])
        ) {
            HStack {
                box("a", 10, 10).position(x: 0, y: 0)
                Color.red.named("b")
            }
        }
        RuleFixture(
            "6.4", "in a frame it is relative to the frame", At(200, 200, 60, 60, ["a": [25, 35, 10, 10]])
        ) { box("a", 10, 10).position(CGPoint(x: 30, y: 40)).frame(width: 60, height: 60) }
        RuleFixture(
            "6.5", "an offset takes no part in layout",
            At(100, 100, 28, 10, ["a": [30, -5, 10, 10], "b": [18, 0, 10, 10]])
        ) {
            HStack {
                box("a", 10, 10).offset(x: 30, y: -5)
                box("b", 10, 10)
            }
        }
        RuleFixture(
            "6.5", "layers stand where the view was, or follow it",
            At(100, 100, 10, 10, ["a": [30, 0, 10, 10], "still": [0, 0, 10, 10], "moved": [30, 0, 10, 10]])
        ) {
            box("a", 10, 10)
                .background { Color.red.named("moved") }
                .offset(CGSize(width: 30, height: 0))
                .background { Color.red.named("still") }
        }
        RuleFixture(
            "6.5", "an offset moves no guide", At(nil, nil, 20, 28, ["a": [7, 0, 10, 10], "b": [0, 18, 20, 10]])
        ) {
            VStack(alignment: .leading) {
                box("a", 10, 10).offset(x: 7)
                box("b", 20, 10)
            }
        }
        RuleFixture(
            "6.5", "transforms take no part in layout",
            At(100, 100, 28, 10, ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10]])
        ) {
            HStack {
                box("a", 10, 10).rotationEffect(.degrees(45)).scaleEffect(3)
                    .transformEffect(CGAffineTransform(translationX: 9, y: 9))
                box("b", 10, 10).scaleEffect(x: 2, y: 0.5)
            }
        }
        RuleFixture(
            "6.5", "what is only seen has no effect", At(nil, nil, 28, 10, ["b": [18, 0, 10, 10]])
        ) {
            HStack {
                box("a", 10, 10).hidden().opacity(0).shadow(radius: 5).zIndex(3).border(.red, width: 4)
                box("b", 10, 10).clipShape(Circle()).cornerRadius(3).blur(radius: 9)
            }
        }
        RuleFixture(
            "6.7", "a priority is read by the stack around it only",
            At(100, 10, 100, 10, ["a": [0, 0, 50, 10], "b": [50, 0, 0, 10], "c": [50, 0, 50, 10]])
        ) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.layoutPriority(5).named("a")
                    Color.red.named("b")
                }
                Color.red.named("c")
            }
        }
        RuleFixture(
            "6.7", "a priority alone changes nothing", At(100, 50, 100, 50), At(nil, nil, 10, 10), At(0, 0, 0, 0)
        ) { Color.red.layoutPriority(9) }
        RuleFixture(
            "6.7", "modifiers pass a priority on",
            At(100, 10, 100, 10, ["a": [5, 0, 85, 10], "b": [100, 0, 0, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).named("a").padding(.leading, 5).frame(minWidth: 20)
                    .background { Color.blue }.offset(y: 0).padding(.trailing, 10)
                Color.red.named("b")
            }
        }
    }

    /// Rules 6.6: background and overlay. `FrameTableTests` has all nine alignments.
    @RuleFixtureBuilder static var layers: [RuleFixture] {
        RuleFixture(
            "6.6", "a layer is offered the primary's size and never changes it",
            At(100, 100, 20, 10, ["s": [-5, 0, 30, 10], "o": [0, -5, 20, 20]]), At(nil, nil, 20, 10), At(0, 0, 20, 10)
        ) {
            box("a", 20, 10).background { Color.blue.frame(width: 30).named("s") }
                .overlay { Color.blue.frame(height: 20).named("o") }
        }
        RuleFixture(
            "6.6", "a layer of several views is a pile",
            At(50, 40, 50, 40, ["b": [40, 30, 10, 10], "c": [0, 0, 50, 40]])
        ) {
            Color.red.overlay(alignment: .bottomTrailing) {
                box("b", 10, 10)
                Color.blue.named("c")
            }
        }
        RuleFixture(
            "6.6", "a layer is aligned by guides", At(50, 40, 50, 40, ["s": [45, -5, 10, 10]])
        ) {
            Color.red.overlay(alignment: .topTrailing) {
                box("s", 10, 10).alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 }
            }
        }
        RuleFixture(
            "6.6", "by those of the primary too", At(50, 40, 50, 40, ["s": [12, 15, 10, 10]])
        ) {
            Color.red.alignmentGuide(.leading) { _ in 12 }.background(alignment: .leading) { box("s", 10, 10) }
        }
        RuleFixture(
            "6.6", "a layer on a layer is offered the same size",
            At(60, 60, 40, 40, ["s": [4, 4, 32, 32], "o": [10, 10, 20, 20]])
        ) {
            box("a", 40, 40).overlay { Color.red.named("s").padding(4) }.overlay { Color.red.named("o").padding(10) }
        }
        RuleFixture(
            "6.6", "a text's background is as large as the text",
            At(60, nil, 60, 30, ["s": [0, 0, 60, 30], "t": [5, 5, 50, 20]]), options: .squareText
        ) {
            Text("aa bb cc").letters(10).named("t").padding(5).background {
                RoundedRectangle(cornerRadius: 4).named("s")
            }
        }
    }
}
