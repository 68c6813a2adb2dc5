"""A small client of Chromium's DevTools protocol over a pipe; the standard library only."""

import base64
import json
import os
import select
import subprocess
import tempfile
import time


class BrowserError(Exception):
    pass


class Browser:
    def __init__(self, executable="chromium"):
        self.profile = tempfile.TemporaryDirectory(prefix="keyline-browser-")
        to_browser, self.out = os.pipe()
        self.inp, from_browser = os.pipe()

        def connect():
            # The protocol's pipe is file descriptors 3 and 4 of the browser. They may be in use, so move via high ones.
            high_in, high_out = os.dup2(to_browser, 100), os.dup2(from_browser, 101)
            os.dup2(high_in, 3)
            os.dup2(high_out, 4)

        self.process = subprocess.Popen(
            [executable, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-extensions", "--hide-scrollbars", "--force-device-scale-factor=1", "--remote-debugging-pipe",
             "--user-data-dir=" + self.profile.name, "about:blank"],
            preexec_fn=connect, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.events = []

    def close(self):
        try:
            self.send("Browser.close")
            self.process.wait(10)
        except Exception:
            self.process.kill()
            self.process.wait()
        os.close(self.out)
        os.close(self.inp)
        try:
            self.profile.cleanup()
        except OSError:
            pass

    def read_message(self, timeout):
        end = time.monotonic() + timeout
        while b"\0" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.inp], [], [], left)[0]:
                raise BrowserError("the browser did not answer in %d s" % timeout)
            piece = os.read(self.inp, 1 << 20)
            if not piece:
                raise BrowserError("the browser has gone; is it installed and able to start?")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, params=None, session=None, timeout=30):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params or {}}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.out, data):]
        while True:
            answer = self.read_message(timeout)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise BrowserError(method + ": " + answer["error"]["message"])
                return answer["result"]
            self.events.append(answer)

    def page(self):
        return Page(self)


class Page:
    """One tab. What it logs, what it throws and what its policy blocks is kept in `problems`."""

    def __init__(self, browser):
        self.browser = browser
        target = browser.send("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.target = target
        self.session = browser.send("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "Audits"]:
            self.send(domain + ".enable")

    def send(self, method, params=None, timeout=30):
        return self.browser.send(method, params, self.session, timeout)

    def close(self):
        self.browser.send("Target.closeTarget", {"targetId": self.target})

    def size(self, width, height, mobile=False):
        self.send("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile})

    def media(self, **features):
        self.send("Emulation.setEmulatedMedia", {
            "media": features.pop("media", ""),
            "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})

    def open(self, url, ready="document.documentElement.dataset.ready === 'true'"):
        self.browser.events.clear()
        self.send("Page.navigate", {"url": url})
        self.wait(ready)

    def evaluate(self, expression):
        result = self.send("Runtime.evaluate", {"expression": expression, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]) + " in " + expression)
        return result["result"].get("value")

    def wait(self, condition, timeout=15):
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            try:
                if self.evaluate("Boolean(" + condition + ")"):
                    return
            except BrowserError:
                pass
            time.sleep(0.02)
        raise BrowserError("it never came true: " + condition)

    def key(self, key, shift=False):
        codes = {" ": ("Space", 32), "ArrowLeft": ("ArrowLeft", 37), "ArrowRight": ("ArrowRight", 39),
                 "ArrowUp": ("ArrowUp", 38), "ArrowDown": ("ArrowDown", 40), "Escape": ("Escape", 27),
                 "Enter": ("Enter", 13), "Tab": ("Tab", 9), "Home": ("Home", 36), "End": ("End", 35)}
        code, number = codes.get(key, ("", ord(key[0].upper())))
        event = {"key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": 8 if shift else 0}
        if len(key) == 1:
            event["text"] = key
        elif key == "Enter":
            event["text"] = "\r"
        self.send("Input.dispatchKeyEvent", {"type": "keyDown", **event})
        event.pop("text", None)
        self.send("Input.dispatchKeyEvent", {"type": "keyUp", **event})

    def type(self, text):
        self.send("Input.insertText", {"text": text})

    def click(self, selector):
        box = self.evaluate(
            "(() => { const e = document.querySelector(%s); if (!e) return null; e.scrollIntoView({block: 'center'});"
            " const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; })()"
            % json.dumps(selector))
        if box is None:
            raise BrowserError("nothing to click at " + selector)
        for kind in ["mousePressed", "mouseReleased"]:
            self.send("Input.dispatchMouseEvent",
                      {"type": kind, "x": box[0], "y": box[1], "button": "left", "clickCount": 1})

    def text(self, selector):
        return self.evaluate("(document.querySelector(%s) || {textContent: null}).textContent" % json.dumps(selector))

    def screenshot(self, path, full=False):
        params = {"format": "png"}
        if full:
            params["captureBeyondViewport"] = True
            size = self.send("Page.getLayoutMetrics")["cssContentSize"]
            params["clip"] = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 8000), "scale": 1}
        data = self.send("Page.captureScreenshot", params)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def pdf(self):
        return base64.b64decode(self.send("Page.printToPDF", {"printBackground": True}, timeout=60)["data"])

    def problems(self):
        """Exceptions, logged errors, blocked loads and requests that left the disk since the page was opened."""
        self.evaluate("1")
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            method, params = event["method"], event["params"]
            if method == "Runtime.exceptionThrown":
                details = params["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
                found.append(params["entry"]["text"])
            elif method == "Audits.issueAdded" and "ContentSecurityPolicy" in params["issue"]["code"]:
                found.append("policy: " + json.dumps(params["issue"]["details"]))
            elif method == "Network.requestWillBeSent":
                url = params["request"]["url"]
                if not url.startswith(("file:", "data:", "about:")):
                    found.append("request: " + url)
        return found
