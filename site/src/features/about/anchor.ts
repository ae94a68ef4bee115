/** The fragment that leads to a member of the team: `neema-mollel`. */
export function anchorOf(name: string): string {
  return encodeURIComponent(name.trim().toLowerCase().replace(/\s+/g, '-'));
}
