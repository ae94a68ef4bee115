const SIZE = 'popup,width=600,height=400';

/** Opens the share links of the page in small windows; where none opens, the link is followed. */
export function openSharesInPopups(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-share]')) {
    link.addEventListener('click', (event) => {
      const wantsOwnTab = event.ctrlKey || event.metaKey || event.shiftKey;
      const popup = wantsOwnTab ? null : open(link.href, '', SIZE);
      if (!popup) return;
      popup.opener = null;
      event.preventDefault();
    });
  }
}
