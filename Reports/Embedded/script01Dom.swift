// swift-format-ignore-file
// The text of Reports/Assets/script/01-dom.js, written by KEYLINE_UPDATE_GOLDEN=1 swift test

extension EmbeddedSource {
    static let script01Dom = ##"""
"use strict";
// Making elements. Text from the data becomes text nodes and attribute values here and nowhere else, after every
// character that hides or reorders others was made visible.

const hidden = new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff"
  + "\\ufdd0-\\ufdef\\ufffe\\uffff]", "g");

function visible(text) {
  return String(text).replace(hidden, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    if (code === 0x7f) return "\u2421";
    return "\u2039U+" + code.toString(16).toUpperCase().padStart(4, "0") + "\u203a";
  });
}

function fill(element, attributes, children) {
  for (const name in attributes) {
    const value = attributes[name];
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, visible(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child == null || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(visible(child)));
  }
  return element;
}

/** An HTML element: `h("li", { class: "row", onclick: open }, "text", child)`. */
function h(name, attributes, ...children) {
  return fill(document.createElement(name), attributes || {}, children);
}

/** An SVG element. */
function s(name, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes || {}, children);
}

function replace(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child != null && child !== false));
}

function button(label, action, attributes) {
  return h("button", { type: "button", onclick: action, ...(attributes || {}) }, label);
}

/** A number of the data: `null` is an unspecified length, infinity and NaN are words. */
function number(value) {
  if (value === "inf") return Infinity;
  if (value === "-inf") return -Infinity;
  if (value === "nan") return NaN;
  return value;
}

/** A length for reading: at most three decimals unless more are asked for. */
function length(value, decimals) {
  if (value == null) return "nil";
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
  const scale = Math.pow(10, decimals == null ? 3 : decimals);
  return String(Math.round(value * scale) / scale + 0);
}

/** Two lengths; in full when rounding would hide that they differ. */
function lengths(before, after) {
  const shown = [length(before), length(after)];
  if (shown[0] !== shown[1] || same(before, after)) return shown;
  return [String(before), String(after)];
}

function signed(value) {
  const text = length(value);
  const full = text === "0" && value !== 0 ? String(value) : text;
  return value > 0 ? "+" + full : full;
}

/** Equal numbers, both NaN, or both absent. */
function same(a, b) {
  return a === b || (Number.isNaN(a) && Number.isNaN(b));
}

/** What may be wider than a phone: it scrolls sideways, by keys too. */
function sideways(label, ...children) {
  return h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": label }, children);
}

/** Both ends of a long name: what tells cases apart stands at the end. */
function shortName(name) {
  const letters = [...name];
  return letters.length <= 140 ? name : letters.slice(0, 90).join("") + "\u2026" + letters.slice(-46).join("");
}

/** A long text's beginning. */
function cut(text, limit) {
  const letters = Array.from(text);
  return letters.length > limit ? letters.slice(0, limit - 1).join("") + "\u2026" : text;
}

function counted(count, noun) {
  return grouped(count) + " " + noun + (count === 1 ? "" : "s");
}

function grouped(count) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

function clamp(value, low, high) {
  return Math.max(low, Math.min(high, value));
}

"""##
}
