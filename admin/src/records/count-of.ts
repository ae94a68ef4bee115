/** `1 tour`, `3 tours`, `2 categories`. */
export function countOf(count: number, item: string): string {
  const many = item.endsWith('y') ? `${item.slice(0, -1)}ies` : `${item}s`;
  return `${count.toLocaleString('en-US')} ${count === 1 ? item : many}`;
}
