export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
