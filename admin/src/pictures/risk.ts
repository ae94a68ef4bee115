/** What closing a dialog loses. During a save it is not known whether the changes would be lost. */
export type Risk = 'none' | 'changes' | 'unknown';
