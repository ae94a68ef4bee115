import { camelCase, lowerFirst } from '#core/letter-case.ts';
import type { Resource } from '#core/resource.ts';
import { contentResources, resources } from '../resources/index.ts';
import { CONTENT } from './sample-records.ts';

const SINGLES = Object.values<Resource>(contentResources).filter(({ isSingle }) => isSingle);

/** Content that no visitor ever reads. */
const OF_STAFF = ['blocks'];
const SHOWN = CONTENT.filter(({ name }) => !OF_STAFF.includes(name));
const UNSHOWN = CONTENT.filter(({ name }) => OF_STAFF.includes(name));

/** The rows of all content: visitors read published records, staff write. */
const content = {
  lists: SHOWN.map(({ name }) => `GET /${name}`),
  records: SHOWN.flatMap(({ name, slugPath }) => [
    `GET /${name}/{id}`,
    ...(slugPath ? [`GET /${name}${slugPath}/{slug}`] : []),
  ]),
  staffReads: UNSHOWN.flatMap(({ name }) => [`GET /${name}`, `GET /${name}/{id}`]),
  writes: CONTENT.flatMap(({ name }) => [
    `POST /${name}`,
    ...['PUT', 'DELETE'].map((method) => `${method} /${name}/{id}`),
    `GET /${name}/{id}/history`,
    `POST /${name}/{id}/restore`,
  ]),
  staffReadFields: UNSHOWN.flatMap(({ name, type }) => [name, lowerFirst(type.singular)]),
  listFields: SHOWN.map(({ name }) => camelCase(name)),
  recordFields: SHOWN.flatMap(({ type, slugField }) => {
    const one = lowerFirst(type.singular);
    return slugField ? [one, `${one}BySlug`] : [one];
  }),
  writeFields: CONTENT.flatMap(({ type: { singular } }) => [
    `${lowerFirst(singular)}History`,
    ...['create', 'update', 'delete', 'restore'].map((call) => call + singular),
  ]),
};

/** The rows of single records: visitors read them, staff change them. */
const single = {
  records: SINGLES.map(({ name }) => `GET /${name}`),
  writes: SINGLES.flatMap(({ name }) => [
    `PUT /${name}`,
    `GET /${name}/{id}/history`,
    `POST /${name}/{id}/restore`,
  ]),
  recordFields: SINGLES.map(({ name }) => camelCase(name)),
  writeFields: SINGLES.flatMap(({ name, type: { singular } }) => [
    `${camelCase(name)}History`,
    `update${singular}`,
    `restore${singular}`,
  ]),
};

/**
 * Who may do what. These rules are written by hand, not derived from the definitions. So the access
 * matrix fails for a definition with other rules, and for a route or field without a row.
 */
export const ACCESS = {
  rest: {
    /** Visitors too. */
    everyone: [
      ...content.lists,
      ...single.records,
      'POST /auth/login',
      'POST /auth/link',
      'POST /auth/link/password',
      'GET /auth/demo-hint',
      'GET /packages/category/{category}',
      'GET /gallery/categories',
      'POST /newsletter/subscribe',
      'POST /newsletter/unsubscribe',
      'GET /newsletter/unsubscribe',
      'GET /newsletter/unsubscribe/one-click',
      'POST /newsletter/unsubscribe/one-click',
      'GET /publication/snapshot',
      'GET /health',
      'GET /ready',
      'GET /openapi.json',
      'GET /docs',
    ],
    /** Single records. Visitors get 404 for an inactive one. */
    shownToEveryone: content.records,
    /** Authors too; of records they write their own drafts. */
    allStaff: [
      ...content.staffReads,
      ...content.writes,
      'GET /uploads',
      'GET /uploads/{id}',
      'PUT /uploads/{id}',
      'GET /uploads/{id}/history',
      'POST /uploads/{id}/restore',
      'POST /auth/logout',
      'GET /auth/me',
      'PUT /auth/me',
      'PUT /auth/password',
      'GET /auth/sessions',
      'DELETE /auth/sessions',
      'GET /auth/security-events',
      ...['GET', 'POST', 'DELETE'].map((method) => `${method} /auth/second-factor`),
      'POST /auth/second-factor/confirm',
      'POST /auth/second-factor/recovery-codes',
      'GET /publication',
      'GET /tasks',
      'GET /filter-choices',
      'DELETE /upload',
      'POST /upload',
      'GET /bin',
      'GET /bin/summary',
      'POST /bin/remove',
      'POST /bulk',
      'POST /bulk/edit',
      'POST /bulk/undo',
      'POST /import',
      'POST /preview',
      'GET /drafts',
      'GET /reviews',
      ...['GET', 'POST'].map((method) => `${method} /notes/{resource}/{id}`),
      ...['POST', 'DELETE'].map((method) => `${method} /looking/{resource}/{id}`),
      ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /drafts/{resource}/{id}`),
      'POST /drafts/{resource}/{id}/publish',
      'GET /uploads/framed',
      'GET /uploads/tags',
      'GET /uploads/{id}/uses',
      'GET /uploads/{id}/original',
      'PUT /uploads/{id}/crop',
    ],
    editorsAndAdmins: [
      ...single.writes,
      'GET /newsletter',
      'DELETE /newsletter/{id}',
      'POST /publication',
      'PUT /gallery/reorder',
      'GET /newsletter/export',
      'GET /uploads/unused',
      'DELETE /uploads/unused',
      'GET /uploads/removed',
      'POST /uploads/removed',
      'POST /uploads/replace',
    ],
    admins: [
      'GET /users',
      'POST /users',
      'GET /users/{id}',
      'PUT /users/{id}',
      'DELETE /users/{id}',
      'POST /publication/rollback',
      'PUT /users/{id}/reset-password',
      'POST /users/invite',
      'POST /users/{id}/password-link',
      'GET /users/{id}/sessions',
      'DELETE /users/{id}/sessions',
      'GET /users/second-factors',
      'GET /users/security-events',
      'DELETE /users/{id}/second-factor',
    ],
  },
  graphql: {
    everyone: [
      ...content.listFields,
      ...single.recordFields,
      'demoLogin',
      'packagesByCategory',
      'galleryCategories',
      'login',
      'readPasswordLink',
      'usePasswordLink',
      'subscribe',
      'unsubscribe',
    ],
    shownToEveryone: content.recordFields,
    /** Authors too; of records they write their own drafts. */
    allStaff: [
      ...content.staffReadFields,
      ...content.writeFields,
      'uploads',
      'upload',
      'uploadHistory',
      'updateUpload',
      'restoreUpload',
      'me',
      'changeProfile',
      'sessions',
      'endSession',
      'securityEvents',
      ...['secondFactor', 'beginSecondFactor', 'confirmSecondFactor', 'endSecondFactor'],
      'renewRecoveryCodes',
      'publication',
      'tasks',
      'filterChoices',
      'logout',
      'changePassword',
      'deleteUpload',
      'bin',
      'binSummary',
      'removeDeleted',
      'changeRecords',
      'editRecords',
      'undoRecords',
      'importRecords',
      'preview',
      'drafts',
      ...['notes', 'addNote', 'reviews', 'lookAt', 'lookAway'],
      'draft',
      'saveDraft',
      'dropDraft',
      'publishDraft',
      'framedUploads',
      'uploadUses',
      'uploadOriginal',
      'cropUpload',
      'uploadTags',
    ],
    editorsAndAdmins: [
      ...single.writeFields,
      'newsletter',
      'unusedUploads',
      'exportNewsletter',
      'deleteSubscriber',
      'publish',
      'reorderGallery',
      'removeUnusedUploads',
      'removedUploads',
      'restoreRemovedUploads',
      'replaceUpload',
    ],
    admins: [
      'users',
      'user',
      'createUser',
      'updateUser',
      'deleteUser',
      'rollback',
      'resetUserPassword',
      'inviteUser',
      'makePasswordLink',
      'userSessions',
      'endUserSessions',
      'secondFactors',
      'userSecurityEvents',
      'resetUserSecondFactor',
    ],
  },
};

/** The section that a route or field belongs to; null for what belongs to none. */
export function sectionOf(row: string): string | null {
  const name = / \/([\w-]+)/.exec(row)?.[1] ?? row;
  const found = Object.values<Resource>(resources).find(
    (resource) => resource.isSection && namesOf(resource).includes(name),
  );
  return found?.name ?? null;
}

/** The first part of its routes, and the names of its fields. */
function namesOf({ name, type: { singular } }: Resource): string[] {
  const one = lowerFirst(singular);
  const calls = ['create', 'update', 'delete', 'restore'].map((call) => call + singular);
  const others = name === 'newsletter' ? ['exportNewsletter'] : [];
  const plain = name === 'gallery' ? ['reorderGallery'] : [];
  return [
    name,
    camelCase(name),
    one,
    `${one}BySlug`,
    `${one}History`,
    ...calls,
    ...others,
    ...plain,
  ];
}
