/** Tags that were typed into one line, separated by commas: in lower case, each once. */
export function splitTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().toLowerCase());
  return [...new Set(tags)].filter(Boolean);
}

/** The tags of a picture after some were added and others taken away. */
export function changeTags(
  tags: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] {
  return [...new Set([...tags, ...added])].filter((tag) => !removed.includes(tag));
}
