"use strict";
// The index of runs: two chosen runs become the command that compares them.

const compare = document.getElementById("compare");

function chosen(side) {
  const input = document.querySelector("input[name=" + side + "]:checked");
  return input ? input.value : null;
}

document.addEventListener("change", () => {
  const [before, after] = [chosen("before"), chosen("after")];
  if (before && after) compare.textContent = "keyline report " + before + " " + after + " --open";
});

document.documentElement.dataset.ready = "true";
