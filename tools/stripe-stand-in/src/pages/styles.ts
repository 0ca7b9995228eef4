/** Looks of every page. */
export const styles = {
  html: `
:root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --text: #1d2433; --soft: #5b6475; --line: #d9dee7;
  --accent: #3d4bc7; --on-accent: #fff; --bad: #b3261e; --good: #12714a; --band: #fff1c9; --on-band: #4a3700; }
@media (prefers-color-scheme: dark) { :root { --ground: #12151c; --card: #1b202b; --text: #edf0f6; --soft: #a5aec0;
  --line: #343c4d; --accent: #9aa5ff; --on-accent: #12151c; --bad: #ff9d94; --good: #6fdca8; --band: #3d3206;
  --on-band: #ffe9a8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
.band { margin: 0; padding: .6rem 1rem; background: var(--band); color: var(--on-band); text-align: center; }
main { margin: 2rem auto; padding: 0 1rem; max-width: 34rem; }
main.wide { max-width: 70rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.5rem;
  margin-block-end: 1.25rem; }
main > p { margin-block-end: 1rem; } h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { font-size: 1.1rem; margin: 0 0 .75rem; }
p { margin: .5rem 0; } .soft { color: var(--soft); } .price { font-size: 2rem; font-weight: 650; margin: 0; }
.bad { color: var(--bad); } .good { color: var(--good); }
[role=alert] { border: 1px solid var(--bad); color: var(--bad); border-radius: 8px; padding: .6rem .8rem; }
label { display: block; font-weight: 550; margin-block-start: .9rem; }
input { width: 100%; font: inherit; font-weight: 400; padding: .6rem .7rem; margin-block-start: .3rem; border: 1px solid var(--line);
  border-radius: 8px; background: var(--ground); color: inherit; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
button, .button { display: inline-block; font: inherit; font-weight: 600; padding: .65rem 1.1rem; border-radius: 8px;
  border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); text-decoration: none;
  cursor: pointer; }
button.plain { background: none; color: var(--accent); }
button.full { width: 100%; margin-block-start: 1.25rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); } code { font-size: .92em; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: start; padding: .45rem .6rem .45rem 0;
  border-block-end: 1px solid var(--line); vertical-align: top; } .scroll { overflow-x: auto; }
ul { padding-inline-start: 1.1rem; }
`,
};
