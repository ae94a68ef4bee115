// Runs before anything is painted, so that no page is first seen in the other colours. What somebody
// has chosen is kept where MUI's `useColorScheme` keeps it; without a choice the system's wish holds.
{
  const root = document.documentElement;
  const darkSystem = matchMedia('(prefers-color-scheme: dark)');

  const colourPage = () => {
    const choice = localStorage.getItem('mui-mode') ?? 'system';
    const isDark = choice === 'dark' || (choice === 'system' && darkSystem.matches);
    root.dataset.colours = isDark ? 'dark' : 'light';
  };

  /** The browser's own bar takes the colour of the scheme that the page has. */
  const colourBar = () => {
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      meta.media = meta.dataset.of === root.dataset.colours ? 'all' : 'not all';
    }
  };

  new MutationObserver(colourBar).observe(root, { attributeFilter: ['data-colours'] });
  darkSystem.addEventListener('change', colourPage);
  addEventListener('storage', colourPage);
  colourPage();
}
