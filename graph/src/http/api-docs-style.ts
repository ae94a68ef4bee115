/** The style of the API reference, written into the page. */
export const API_DOCS_STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h2 { margin: 2.5rem 0 .5rem; border-bottom: 1px solid var(--line); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
code, b { font-family: ui-monospace, monospace; font-size: .9em; }
details { border-bottom: 1px solid var(--line); padding: .35rem 0; }
details[open] { background: var(--soft); padding-inline: .75rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary span { opacity: .75; margin-left: .5rem; }
b { display: inline-block; width: 4.5em; text-transform: uppercase; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
td { border-top: 1px solid var(--line); padding: .25rem .5rem; vertical-align: top;
  overflow-wrap: anywhere; }
td:first-child { white-space: nowrap; width: 1%; }
small { opacity: .75; }
`;
