/** Whether a text can be followed as an http or https address: no other scheme, and a host. */
export function isLinkable(value: string): boolean {
  if (!/^https?:\/\//i.test(value)) return false;
  return URL.canParse(value) && new URL(value).hostname !== '';
}

/**
 * Whether a text is a path of the site itself, such as `/terms` or an upload's: with nothing in it
 * that a browser would take for a host.
 */
export function isSitePath(value: string): boolean {
  return /^\/(?!\/)/.test(value) && !UNSEEN.test(value);
}

/** Whether a text is the path of an upload, or can be followed as an address. */
export function isPictureAddress(value: string): boolean {
  return isUpload(value) || isLinkable(value);
}

/** Whether a text is the path of an upload, or a web address that says where it leads. */
export function isPlainPictureAddress(value: string): boolean {
  return isUpload(value) || faultOfAddress(value) === null;
}

/**
 * What is wrong with a text as a web address, as the end of a sentence; `null` for an address that
 * leads where a reader of it thinks: to a host in plain sight.
 */
export function faultOfAddress(value: string): string | null {
  if (UNSEEN.test(value)) return 'must not hold spaces or characters that nobody sees';
  if (!isLinkable(value) || !HOST.test(value)) {
    return 'must be a web address that begins with https:// or http://';
  }
  return CREDENTIALS.test(value) ? 'must not hold a user name or a password' : null;
}

/** White space, control and invisible characters, and what browsers read as a slash. */
const UNSEEN = /[\s\\\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/u;

/** Browsers look for a host behind further slashes; here it stands where it is looked for. */
const HOST = /^https?:\/\/[^/?#.]/i;

const CREDENTIALS = /^https?:\/\/[^/?#]*@/i;

function isUpload(value: string): boolean {
  return /^\/uploads\/[\w./-]+$/.test(value) && !/\.\.|\.pdf$/.test(value);
}
