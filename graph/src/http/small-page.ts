/** A short page outside the published site. `content` is HTML. */
export function toSmallPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${title}</title><style>
:root { color: #13222c; background: #f7f1e7; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { display: grid; place-items: center; min-height: 100svh; margin: 0; padding: 1.25rem;
  box-sizing: border-box; }
main { max-width: 26rem; padding: 2.5rem; border-radius: 1rem; background: #fff;
  box-shadow: 0 18px 44px -18px #13222c42; }
h1 { margin: 0 0 .75rem; font: 400 2rem/1.15 Georgia, serif; }
p { margin: 0 0 1.5rem; }
button { padding: .8rem 1.6rem; border: 0; border-radius: 99rem; background: #c6452a;
  color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #a83620; }
a { color: #0d4263; }
form + a { display: inline-block; margin-top: 1.25rem; }
:focus-visible { outline: 3px solid #e7a940; outline-offset: 3px; }
</style></head><body><main>${content}
<a href="/">To our journeys</a></main></body></html>
`;
}
