/** What the browser may import: fields, their types, fixed words, public paths. No server code. */
import { type ContentName, contentResources, type SnapshotContent } from './resources/index.ts';
import type { Upload } from './resources/uploads/upload.fields.ts';

export type { Viewer } from '#core/access.ts';
export { API_FOLDERS } from '#core/api-folders.ts';
export { avatarColour, avatarInitials } from '#core/avatar.ts';
export { addDays, dateIn, localTimeIn, momentIn, startOfDay } from '#core/calendar.ts';
export { changeFilters } from '#core/change-filters.ts';
export { withoutEmoji } from '#core/emoji.ts';
export type { ErrorCode, FieldError } from '#core/errors.ts';
export {
  type Control,
  type Field,
  type FieldMap,
  holdsMoney,
  htmlToText,
  type ItineraryDay,
  isBlankHtml,
  isBlankRow,
  MEALS,
  objectSchema,
  type RecordOf,
} from '#core/fields/index.ts';
export { keepingStored } from '#core/fields/kept-values.ts';
export { toVideoEmbed } from '#core/fields/video-embed.ts';
export {
  formatDate,
  formatLocalTime,
  formatMoney,
  formatThousands,
  isCalendarDate,
  monthName,
} from '#core/format.ts';
export { type Box, boxAround, type Label, overlap, placeLabels } from '#core/geography/labels.ts';
export { LANDMARKS, type LandmarkName } from '#core/geography/landmarks.ts';
export {
  type Bounds,
  boundsOf,
  KILOMETRES_PER_DEGREE,
  type MapPoint,
  type MapView,
  middleOf,
  narrowingAt,
  type Place,
  viewAround,
} from '#core/geography/map-view.ts';
export { drawOutline } from '#core/geography/outline-path.ts';
export { isSea, type Region, regionAround, regionTouching } from '#core/geography/outlines.ts';
export type { ImportAction } from '#core/import-actions.ts';
export { createClaims, readClaim, writeClaim, writeMadeClaim } from '#core/import-claims.ts';
export { camelCase, capitalise, titleCase } from '#core/letter-case.ts';
export type { PageOf } from '#core/operation.ts';
export { type Owner as PasswordOwner, whyGuessable } from '#core/passwords/guessable.ts';
export { SHORTEST_PASSWORD } from '#core/passwords/shortest-password.ts';
export { pick } from '#core/pick.ts';
export { type PublicState, publicStateOf } from '#core/public-now.ts';
export { type PublishingFields, publishingFields } from '#core/publishing.fields.ts';
export type { HistoryEntry } from '#core/record-history.ts';
export { type Action, addressOf, filterFields, isContent, type Resource } from '#core/resource.ts';
export {
  type Audience,
  belongsTo,
  mayChange,
  mayChangeDraft,
  mayPublish,
  mayWrite,
  ROLES,
  type Role,
} from '#core/roles.ts';
export type { SecurityEventKind } from '#core/security-event-kinds.ts';
export { shorten, summarize } from '#core/shorten.ts';
export { titleOf } from '#core/title-of.ts';
export {
  ACCEPTED_PICTURES,
  isPictureFile,
  MAX_UPLOAD_BYTES,
  TOO_MANY_BYTES,
  UPLOAD_TYPES,
} from '#core/upload-rules.ts';
export { DATA_VERSION } from './migrations/index.ts';
export { migrateValues } from './migrations/migrate-values.ts';
export type {
  LeftOut,
  PageFault,
  Publication,
  Receipt,
  ReleaseSummary,
  Warning,
} from './publication-state.ts';
export { type Block, blockFields } from './resources/blocks/block.fields.ts';
export { type BlogPost, blogPostFields } from './resources/blog/blog-post.fields.ts';
export {
  type Career,
  careerFields,
  DEPARTMENTS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
} from './resources/careers/career.fields.ts';
export {
  type Destination,
  destinationFields,
} from './resources/destinations/destination.fields.ts';
export type { MonthlyNote } from './resources/destinations/monthly-notes.ts';
export {
  GALLERY_CATEGORIES,
  type GalleryItem,
  galleryItemFields,
} from './resources/gallery/gallery-item.fields.ts';
export {
  type ContentName,
  contentResources,
  type ResourceName,
  resources,
} from './resources/index.ts';
export { type Metrics, metricsFields } from './resources/metrics/metrics.fields.ts';
export { type Subscriber, subscriberFields } from './resources/newsletter/subscriber.fields.ts';
export {
  type PackageCategory,
  packageCategoryFields,
} from './resources/package-categories/package-category.fields.ts';
export { PACKAGE_ICONS, type PackageIcon } from './resources/package-categories/package-icons.ts';
export { DEFAULT_DAY, type Package, packageFields } from './resources/packages/package.fields.ts';
export {
  SEARCH_DESCRIPTION_LETTERS,
  SEARCH_TITLE_LETTERS,
  type SearchAppearance,
  searchAppearanceFields,
} from './resources/search-appearance/search-appearance.fields.ts';
export {
  type Settings,
  SOCIAL_KINDS,
  settingsFields,
  VALUE_ICONS,
} from './resources/settings/settings.fields.ts';
export { STAY_KINDS, type Stay, stayFields } from './resources/stays/stay.fields.ts';
export { type TeamMember, teamMemberFields } from './resources/team/team-member.fields.ts';
export {
  type Testimonial,
  testimonialFields,
} from './resources/testimonials/testimonial.fields.ts';
export { TOUR_TYPES, type Tour, tourFields } from './resources/tours/tour.fields.ts';
export { tourPath } from './resources/tours/tour.resource.ts';
export { cheapestRate } from './resources/trips/check-trip.ts';
export type { ClosedDates, Departure } from './resources/trips/departures.ts';
export type { Faq } from './resources/trips/faqs.ts';
export {
  type Closed,
  type Party,
  type Priced,
  type Quote,
  type QuoteLine,
  quote,
} from './resources/trips/quote.ts';
export type { Rate } from './resources/trips/rates.ts';
export { isInSeason } from './resources/trips/season.ts';
export { type Extra, TRIP_STYLES, tripFields } from './resources/trips/trip.fields.ts';
export { titleOfFile } from './resources/uploads/title-of-file.ts';
export {
  ALT_LENGTH,
  isCentred,
  isDocument,
  type Upload,
  uploadInputFields,
} from './resources/uploads/upload.fields.ts';
export {
  newUserFields,
  type User,
  userFields,
} from './resources/users/user.fields.ts';
export {
  ICON_SIZES,
  iconUrl,
  imageSrcset,
  publicIdOf,
  SHARE_IMAGE,
  shareImageUrl,
  variantUrl,
} from './storage/image-url.ts';
export {
  areaOf,
  isSameRecipe,
  MIN_CROP_SIDE,
  type Recipe,
  type Size,
  turnedSize,
  WHOLE,
} from './storage/recipe.ts';

type Contents = typeof contentResources;
type WithPage = {
  [Name in ContentName]: Contents[Name]['address'] extends (slug: string) => string ? Name : never;
}[ContentName];

/** The pages of records by their slugs. Neither the site nor the admin writes them by hand. */
export const publicPath = Object.fromEntries(
  Object.values(contentResources).flatMap(({ name, address }) =>
    typeof address === 'function' ? [[name, address]] : [],
  ),
) as { [Name in WithPage]: (slug: string) => string };

/**
 * An uploaded picture: sizes in pixels, and two average colours as its placeholder. `alt` is absent
 * without a description, `focus` where it is the middle, `hasIcons` where no icons were made, and
 * `files` where it was never cropped.
 */
export type Media = Pick<Upload, 'url' | 'width' | 'height' | 'placeholder' | 'widths'> &
  Partial<Pick<Upload, 'alt' | 'focus' | 'hasIcons' | 'files'>>;

/** The published content, which is everything that the public site is made from. */
export type Snapshot = SnapshotContent & {
  /** Empty where nobody gave the site's address. */
  publicUrl: string;
  /** The calendar date in the operator's time zone. */
  today: string;
  media: Media[];
  /** The old addresses of pages whose slug changed, each with the current one. */
  redirects: Record<string, string>;
  /** The ISO 8601 moment when each page's bytes last changed. Only set while a release is made. */
  pageChanges?: ReadonlyMap<string, string>;
};
export { TASK_KINDS, type Task } from './tasks/task.fields.ts';
