/** Completes a typed link address: `www.…` becomes a web address, `a@b.c` an e-mail link. */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[/#?]/.test(text)) return text;
  if (/^(mailto|tel):\S+$/i.test(text)) return text;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : null;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(text)) return `https://${text}`;
  return null;
}
