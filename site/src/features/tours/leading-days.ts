/** The day count a duration begins with; 0 when it begins with none. */
export function leadingDays(duration: string): number {
  return Number.parseInt(duration, 10) || 0;
}
