/** The roles of staff. Each may do what those before it may, and more. */
export const ROLES = ['author', 'editor', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** Who may use something: everyone, or a circle of the staff. */
export type Audience = 'public' | 'staff' | 'editors' | 'admin';

/** What a role may do. `own drafts` are what a person has made and visitors do not see. */
type Rights = {
  circles: readonly Audience[];
  /** The records that it changes and deletes, in the circle that may write them. */
  writes: 'own drafts' | 'everything';
  /** Whether the sections of an account limit it. */
  isLimited: boolean;
};

/** The one table of what each role may do. Every door and the back office ask it. */
const RIGHTS: Record<Role, Rights> = {
  author: { circles: ['public', 'staff'], writes: 'own drafts', isLimited: true },
  editor: { circles: ['public', 'staff', 'editors'], writes: 'everything', isLimited: true },
  admin: {
    circles: ['public', 'staff', 'editors', 'admin'],
    writes: 'everything',
    isLimited: false,
  },
};

/** What of a person the table is asked for. No sections mean all. */
export type Person = { id: string; role: Role; sections: readonly string[] };

type Section = { name: string; isSection: boolean; publishedBy: string | null };
type Guarded = Section & { read: Audience; write: Audience };
/** Who has begun a draft, and who has saved it last. */
type DraftMakers = { createdBy: string; by: string };
type Values = Record<string, unknown>;

export function belongsTo({ role }: Person, audience: Audience): boolean {
  return RIGHTS[role].circles.includes(audience);
}

/** Whether a person works on a resource: sections of the account may leave it out. */
export function worksOn({ role, sections }: Person, { name, isSection }: Section): boolean {
  const isLimited = RIGHTS[role].isLimited && sections.length > 0;
  return !isLimited || !isSection || sections.includes(name);
}

/** Whether a person may write some record of a resource. */
export function mayWrite(person: Person, resource: Guarded): boolean {
  return belongsTo(person, resource.write) && worksOn(person, resource);
}

/** Whether a person may write what visitors see. */
export function mayPublish({ role }: Person): boolean {
  return RIGHTS[role].writes === 'everything';
}

/** Whether a person may change or delete this record of a resource. */
export function mayChange(person: Person, resource: Guarded, record: Values): boolean {
  if (!mayWrite(person, resource)) return false;
  return mayPublish(person) || (record.createdBy === person.id && isDraft(resource, record));
}

/**
 * Whether a person may save over a draft. Who publishes nothing saves over those alone that they
 * have begun, also where an editor has worked on them, and those that they have saved last.
 */
export function mayChangeDraft(person: Person & { email: string }, draft: DraftMakers): boolean {
  return mayPublish(person) || draft.createdBy === person.id || draft.by === person.email;
}

/** Whether no visitor sees a record. */
export function isDraft({ read, publishedBy }: Guarded, record: Values): boolean {
  return publishedBy === null ? read !== 'public' : record[publishedBy] !== true;
}
