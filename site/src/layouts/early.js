const html = document.documentElement;
html.className = 'js';
try {
  if (localStorage.shortlist?.length > 2) html.dataset.shortlist = '';
} catch {}
addEventListener(
  'error',
  ({ target: { type, src } }) => {
    if (type === 'module') import(`${src}?`);
  },
  true,
);
