import type { Document as DocumentNode } from '../providers/document.ts';
/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddNoteInput = {
  /** Kind. */
  kind?: string | null | undefined;
  /** Resource. */
  resource?: string | null | undefined;
  /** Text. */
  text?: string | null | undefined;
};

export type BeginSecondFactorInput = {
  /** Current password. */
  currentPassword?: string | null | undefined;
};

export type BinInput = {
  /** By. Who has deleted them, by the e-mail. */
  by?: string | null | undefined;
  /** Resource. */
  resource?: string | null | undefined;
  /** Search. In what the records are called; a long one is cut. */
  search?: string | null | undefined;
  /** Since. Deleted then or later. */
  since?: string | null | undefined;
  /** Until. Deleted before. */
  until?: string | null | undefined;
};

export type BlockFilter = {
  /** Last changed by. The id of a user. For staff. */
  updatedBy?: string | null | undefined;
  /** Last changed from. That day or later, where the operator is. For staff. */
  updatedFrom?: string | null | undefined;
  /** Last changed until. That day or earlier, where the operator is. For staff. */
  updatedUntil?: string | null | undefined;
};

export type BlockInput = {
  /** Description. */
  description?: string | null | undefined;
  /** Meals. */
  meals?: Array<string> | null | undefined;
  /** Name. By which it is found. */
  name?: string | null | undefined;
  /** Place. Where the day ends. */
  place?: string | null | undefined;
  /** Stay. The name of a stay. */
  stay?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

export type BlogPostFilter = {
  /** Author. */
  author?: string | null | undefined;
  /** Category. */
  category?: string | null | undefined;
  /** Featured. */
  isFeatured?: boolean | null | undefined;
  /** Published. Shown on the public site. */
  isPublished?: boolean | null | undefined;
  /** Last changed by. The id of a user. For staff. */
  updatedBy?: string | null | undefined;
  /** Last changed from. That day or later, where the operator is. For staff. */
  updatedFrom?: string | null | undefined;
  /** Last changed until. That day or earlier, where the operator is. For staff. */
  updatedUntil?: string | null | undefined;
};

export type BlogPostInput = {
  /** Author. */
  author?: string | null | undefined;
  /** Author image. If empty, the initials of the author are shown. */
  authorImage?: string | null | undefined;
  /** Category. */
  category?: string | null | undefined;
  /** Content. */
  content?: string | null | undefined;
  /** Excerpt. */
  excerpt?: string | null | undefined;
  /** Image. */
  image?: string | null | undefined;
  /** Featured. */
  isFeatured?: boolean | null | undefined;
  /** Published. Shown on the public site. */
  isPublished?: boolean | null | undefined;
  /** Publish from. Until then visitors do not see it. Left empty, at once. */
  publishFrom?: string | null | undefined;
  /** Publish until. From then on visitors no longer see it. Left empty, it stays. */
  publishUntil?: string | null | undefined;
  /** Published date. If empty on a new post, today is used. */
  publishedDate?: string | null | undefined;
  /** Read time. */
  readTime?: string | null | undefined;
  /** Related trips. Slugs of tours and packages that are shown first, one on each line. */
  relatedTrips?: Array<string> | null | undefined;
  /** Search description. If empty, the beginning of the page’s text. */
  searchDescription?: string | null | undefined;
  /** Search title. If empty, the title of the page with the name of the site. */
  searchTitle?: string | null | undefined;
  /** Share picture. For links on social networks and in messages. If empty, the picture of the page. */
  shareImage?: string | null | undefined;
  /** Slug. The last part of the address. Left empty, it is made for you. */
  slug?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

export type CareerFilter = {
  /** Department. */
  department?: string | null | undefined;
  /** Employment type. */
  employmentType?: string | null | undefined;
  /** Experience level. */
  experienceLevel?: string | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Featured. */
  isFeatured?: boolean | null | undefined;
  /** Last changed by. The id of a user. For staff. */
  updatedBy?: string | null | undefined;
  /** Last changed from. That day or later, where the operator is. For staff. */
  updatedFrom?: string | null | undefined;
  /** Last changed until. That day or earlier, where the operator is. For staff. */
  updatedUntil?: string | null | undefined;
};

export type CareerInput = {
  /** Application deadline. The last day for applications. */
  applicationDeadline?: string | null | undefined;
  /** Benefits. One per line. */
  benefits?: Array<string> | null | undefined;
  /** Country. For search engines. If empty, the country at the end of the operator’s address. */
  country?: string | null | undefined;
  /** Department. */
  department?: string | null | undefined;
  /** Description. */
  description?: string | null | undefined;
  /** Employment type. */
  employmentType?: string | null | undefined;
  /** Experience level. */
  experienceLevel?: string | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Featured. */
  isFeatured?: boolean | null | undefined;
  /** Location. */
  location?: string | null | undefined;
  /** Publish from. Until then visitors do not see it. Left empty, at once. */
  publishFrom?: string | null | undefined;
  /** Publish until. From then on visitors no longer see it. Left empty, it stays. */
  publishUntil?: string | null | undefined;
  /** Requirements. One per line. */
  requirements?: Array<string> | null | undefined;
  /** Responsibilities. One per line. */
  responsibilities?: Array<string> | null | undefined;
  /** Salary. */
  salary?: CareerSalaryInput | null | undefined;
  /** Search description. If empty, the beginning of the page’s text. */
  searchDescription?: string | null | undefined;
  /** Search title. If empty, the title of the page with the name of the site. */
  searchTitle?: string | null | undefined;
  /** Share picture. For links on social networks and in messages. If empty, the picture of the page. */
  shareImage?: string | null | undefined;
  /** Slug. The last part of the address. Left empty, it is made for you. */
  slug?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

export type CareerSalaryInput = {
  /** Currency. */
  currency?: string | null | undefined;
  /** Show the salary. */
  display?: boolean | null | undefined;
  /** Highest salary. */
  max?: number | null | undefined;
  /** Lowest salary. */
  min?: number | null | undefined;
  /** Salary period. */
  period?: string | null | undefined;
};

export type ChangePasswordInput = {
  /** Current password. */
  currentPassword?: string | null | undefined;
  /** Password. */
  newPassword?: string | null | undefined;
};

export type ChangeProfileInput = {
  /** Name. */
  name?: string | null | undefined;
};

export type ChangeRecordsInput = {
  /** Change. */
  change?: string | null | undefined;
  /** Ids. At most 500. A restore brings back the last version. */
  ids?: Array<string> | null | undefined;
  /** Resource. */
  resource?: string | null | undefined;
  /** Values. What an update changes in each record, as a JSON object. */
  values?: string | null | undefined;
};

export type ConfirmSecondFactorInput = {
  /** Code. Six digits of the authenticator app, or a recovery code. */
  code?: string | null | undefined;
};

export type CropUploadInput = {
  /** Height. A share of the turned original, 0 to 1. */
  height?: number | null | undefined;
  /** Turn. Clockwise, before the crop: 0, 90, 180 or 270 degrees. */
  turn?: number | null | undefined;
  /** Version. The one that was read; 0 for any. */
  version?: number | null | undefined;
  /** Width. A share of the turned original, 0 to 1. */
  width?: number | null | undefined;
  /** Left. A share of the turned original, 0 to 1. */
  x?: number | null | undefined;
  /** Top. A share of the turned original, 0 to 1. */
  y?: number | null | undefined;
};

export type DeleteUploadInput = {
  /** public_id. */
  public_id?: string | null | undefined;
};

export type DestinationFaqsInput = {
  /** Answer. */
  answer?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Question. */
  question?: string | null | undefined;
};

export type DestinationFilter = {
  /** Continent. */
  continent?: string | null | undefined;
  /** Featured. Shown first on the home page. */
  featured?: boolean | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Last changed by. The id of a user. For staff. */
  updatedBy?: string | null | undefined;
  /** Last changed from. That day or later, where the operator is. For staff. */
  updatedFrom?: string | null | undefined;
  /** Last changed until. That day or earlier, where the operator is. For staff. */
  updatedUntil?: string | null | undefined;
};

export type DestinationInput = {
  /** Best months. When to go. */
  bestMonths?: Array<number> | null | undefined;
  /** Continent. */
  continent?: string | null | undefined;
  /** Country. Searching for it finds the trips that go to this destination. */
  country?: string | null | undefined;
  /** Description. The first paragraph is shown on the hero. */
  description?: string | null | undefined;
  /** Questions and answers. */
  faqs?: Array<DestinationFaqsInput> | null | undefined;
  /** Featured. Shown first on the home page. */
  featured?: boolean | null | undefined;
  /** Image. */
  image?: string | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Month by month. */
  monthlyNotes?: Array<DestinationMonthlyNotesInput> | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Publish from. Until then visitors do not see it. Left empty, at once. */
  publishFrom?: string | null | undefined;
  /** Publish until. From then on visitors no longer see it. Left empty, it stays. */
  publishUntil?: string | null | undefined;
  /** Search description. If empty, the beginning of the page’s text. */
  searchDescription?: string | null | undefined;
  /** Search title. If empty, the title of the page with the name of the site. */
  searchTitle?: string | null | undefined;
  /** Share picture. For links on social networks and in messages. If empty, the picture of the page. */
  shareImage?: string | null | undefined;
  /** Slug. The last part of the address. Left empty, it is made for you. */
  slug?: string | null | undefined;
  /** Tour count. */
  tourCount?: number | null | undefined;
};

export type DestinationMonthlyNotesInput = {
  /** What happens. */
  happens?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Month. */
  month?: number | null | undefined;
  /** Weather. */
  weather?: string | null | undefined;
};

export type DraftInput = {
  /** Resource. */
  resource?: string | null | undefined;
};

export type DropDraftInput = {
  /** Resource. */
  resource?: string | null | undefined;
  /** Version. Of the draft as it was read. */
  version?: number | null | undefined;
};

export type EditRecordsInput = {
  /** Edit. A JSON object: {"how":"set","values":{…}}, {"how":"amount","fields":["price"],"percent":8,"plus":0,"roundTo":10,"row":""}, {"how":"add" or "remove","field":"…","value":"…"}, or {"how":"replace","find":"…","replacement":"…","fields":[]}. */
  edit?: string | null | undefined;
  /** Dry run. Nothing is written. */
  isDryRun?: boolean | null | undefined;
  /** Records. At most 500. A version of 0 stands for any. */
  records?: Array<EditRecordsRecordsInput> | null | undefined;
  /** Resource. */
  resource?: string | null | undefined;
};

export type EditRecordsRecordsInput = {
  /** Except. Paths of the preview’s changes that are left out. */
  except?: Array<string> | null | undefined;
  /** Id. */
  id?: string | null | undefined;
  /** Version. */
  version?: number | null | undefined;
};

export type EndSecondFactorInput = {
  /** Code. Six digits of the authenticator app, or a recovery code. */
  code?: string | null | undefined;
  /** Current password. */
  currentPassword?: string | null | undefined;
};

export type EndSessionInput = {
  /** Session. The one to end; all others if it is left out. */
  session?: string | null | undefined;
};

export type EndUserSessionsInput = {
  /** Session. The one to end; all if it is left out. */
  session?: string | null | undefined;
};

export type ExportNewsletterInput = {
  /** status. */
  status?: string | null | undefined;
};

export type FilterChoicesInput = {
  /** Resource. */
  resource?: string | null | undefined;
};

export type FramedUploadsInput = {
  /** public_ids. Separated by commas. */
  public_ids?: string | null | undefined;
};

export type GalleryItemFilter = {
  /** Category. */
  category?: string | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Featured. */
  isFeatured?: boolean | null | undefined;
  /** Last changed by. The id of a user. For staff. */
  updatedBy?: string | null | undefined;
  /** Last changed from. That day or later, where the operator is. For staff. */
  updatedFrom?: string | null | undefined;
  /** Last changed until. That day or earlier, where the operator is. For staff. */
  updatedUntil?: string | null | undefined;
};

export type GalleryItemInput = {
  /** Alternative text. What the picture shows. If empty, the title. */
  alt?: string | null | undefined;
  /** Category. */
  category?: string | null | undefined;
  /** Description. */
  description?: string | null | undefined;
  /** Image. */
  image?: string | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Featured. */
  isFeatured?: boolean | null | undefined;
  /** Publish from. Until then visitors do not see it. Left empty, at once. */
  publishFrom?: string | null | undefined;
  /** Publish until. From then on visitors no longer see it. Left empty, it stays. */
  publishUntil?: string | null | undefined;
  /** Sort order. The smallest comes first. */
  sortOrder?: number | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

export type ImportRecordsInput = {
  /** Dry run. Nothing is written. */
  isDryRun?: boolean | null | undefined;
  /** Records. A JSON array of at most 200 records. A record with a known id or slug is updated. If it names a version, that must be the current one; 0 means that there is none yet. */
  records?: string | null | undefined;
  /** Released. What rows of earlier calls released. A dry run takes it for free. */
  released?: Array<string> | null | undefined;
  /** Resource. */
  resource?: string | null | undefined;
};

export type InviteUserInput = {
  /** E-mail. */
  email?: string | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Role. */
  role?: string | null | undefined;
  /** Sections. What the person works on; everything that the role allows if none is chosen. */
  sections?: Array<string> | null | undefined;
};

export type LoginInput = {
  /** Code. Six digits of the authenticator app, or a recovery code. */
  code?: string | null | undefined;
  /** E-mail. */
  email?: string | null | undefined;
  /** Password. */
  password?: string | null | undefined;
};

export type LookAtInput = {
  /** Resource. */
  resource?: string | null | undefined;
};

export type LookAwayInput = {
  /** Resource. */
  resource?: string | null | undefined;
};

export type MetricsInput = {
  /** Awards. */
  awards?: number | null | undefined;
  /** Destinations. */
  destinations?: number | null | undefined;
  /** Happy travelers. */
  happyTravelers?: number | null | undefined;
  /** Average rating. From 0 to 5, with one decimal. */
  totalRating?: number | null | undefined;
  /** Tours completed. */
  toursCompleted?: number | null | undefined;
  /** Years of experience. */
  yearsExperience?: number | null | undefined;
};

export type NotesInput = {
  /** Resource. */
  resource?: string | null | undefined;
};

export type PackageCategoryFilter = {
  /** Active. Shown in the menu. */
  isActive?: boolean | null | undefined;
  /** Last changed by. The id of a user. For staff. */
  updatedBy?: string | null | undefined;
  /** Last changed from. That day or later, where the operator is. For staff. */
  updatedFrom?: string | null | undefined;
  /** Last changed until. That day or earlier, where the operator is. For staff. */
  updatedUntil?: string | null | undefined;
};

export type PackageCategoryInput = {
  /** Description. */
  description?: string | null | undefined;
  /** Icon. An unknown icon is shown as a parcel. */
  icon?: string | null | undefined;
  /** Active. Shown in the menu. */
  isActive?: boolean | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Display order. The smallest comes first. */
  order?: number | null | undefined;
  /** Publish from. Until then visitors do not see it. Left empty, at once. */
  publishFrom?: string | null | undefined;
  /** Publish until. From then on visitors no longer see it. Left empty, it stays. */
  publishUntil?: string | null | undefined;
  /** Search description. If empty, the beginning of the page’s text. */
  searchDescription?: string | null | undefined;
  /** Search title. If empty, the title of the page with the name of the site. */
  searchTitle?: string | null | undefined;
  /** Share picture. For links on social networks and in messages. If empty, the picture of the page. */
  shareImage?: string | null | undefined;
  /** Slug. The last part of the address /packages/category/… Made from the name if empty. */
  slug?: string | null | undefined;
};

export type PackageClosedDatesInput = {
  /** First day. */
  from?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Reason. */
  reason?: string | null | undefined;
  /** Last day. Left empty, the first day alone. */
  to?: string | null | undefined;
};

export type PackageDeparturesInput = {
  /** Date. */
  date?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Places left. */
  places?: number | null | undefined;
  /** Price. US dollars per person. Left empty, the rates count. */
  price?: number | null | undefined;
  /** State. */
  state?: string | null | undefined;
};

export type PackageExtrasInput = {
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Price is for. */
  per?: string | null | undefined;
  /** Price. */
  price?: number | null | undefined;
};

export type PackageFaqsInput = {
  /** Answer. */
  answer?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Question. */
  question?: string | null | undefined;
};

export type PackageFilter = {
  /** Category. The slug of a package category. */
  category?: string | null | undefined;
  /** Destination. */
  destination?: string | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Featured. Shown before the others. */
  isFeatured?: boolean | null | undefined;
  /** Season. */
  season?: string | null | undefined;
  /** Last changed by. The id of a user. For staff. */
  updatedBy?: string | null | undefined;
  /** Last changed from. That day or later, where the operator is. For staff. */
  updatedFrom?: string | null | undefined;
  /** Last changed until. That day or earlier, where the operator is. For staff. */
  updatedUntil?: string | null | undefined;
};

export type PackageGalleryInput = {
  /** Type. */
  type?: string | null | undefined;
  /** Address. */
  url?: string | null | undefined;
};

export type PackageInput = {
  /** Accommodation. */
  accommodation?: string | null | undefined;
  /** Best months. When to go. */
  bestMonths?: Array<number> | null | undefined;
  /** Cancellation terms. */
  cancellation?: string | null | undefined;
  /** Category. The slug of a package category. */
  category?: string | null | undefined;
  /** Closed dates. Days on which the trip does not begin. */
  closedDates?: Array<PackageClosedDatesInput> | null | undefined;
  /** Departures. Dates on which the trip begins. One that is past is no longer shown. */
  departures?: Array<PackageDeparturesInput> | null | undefined;
  /** Description. */
  description?: string | null | undefined;
  /** Destination. */
  destination?: string | null | undefined;
  /** Duration. Begins with the number of days: 5 Days. */
  duration?: string | null | undefined;
  /** Effort. 1 is easy, 5 is very hard. */
  effort?: number | null | undefined;
  /** Ends in. */
  end?: string | null | undefined;
  /** Exclusions. */
  exclusions?: Array<string> | null | undefined;
  /** Extras. What can be added to the trip. */
  extras?: Array<PackageExtrasInput> | null | undefined;
  /** Questions and answers. */
  faqs?: Array<PackageFaqsInput> | null | undefined;
  /** Gallery. Pictures and videos, in the order shown. */
  gallery?: Array<PackageGalleryInput> | null | undefined;
  /** Languages of the guide. */
  guideLanguages?: Array<string> | null | undefined;
  /** Highlights. */
  highlights?: Array<string> | null | undefined;
  /** Main image. */
  image?: string | null | undefined;
  /** Inclusions. */
  inclusions?: Array<string> | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Featured. Shown before the others. */
  isFeatured?: boolean | null | undefined;
  /** Itinerary. A day without a title or a description is dropped. */
  itinerary?: Array<PackageItineraryInput> | null | undefined;
  /** Largest group. */
  maxGroupSize?: number | null | undefined;
  /** Minimum age. */
  minAge?: number | null | undefined;
  /** Smallest party. */
  minParty?: number | null | undefined;
  /** Original price. US dollars per person. Shown struck through when it is above the price. */
  originalPrice?: number | null | undefined;
  /** Park fees. Which of them are included. */
  parkFees?: string | null | undefined;
  /** Planner. The name of the team member who plans this trip. */
  planner?: string | null | undefined;
  /** Price. US dollars per person; 0 for a price on request. */
  price?: number | null | undefined;
  /** Publish from. Until then visitors do not see it. Left empty, at once. */
  publishFrom?: string | null | undefined;
  /** Publish until. From then on visitors no longer see it. Left empty, it stays. */
  publishUntil?: string | null | undefined;
  /** Rates. Prices by season and number of travellers. Without any, the price is for everybody. */
  rates?: Array<PackageRatesInput> | null | undefined;
  /** Rating. From 1 to 5. */
  rating?: number | null | undefined;
  /** Related trips. Slugs of tours and packages that are shown first, one on each line. */
  relatedTrips?: Array<string> | null | undefined;
  /** Reviews. How many reviews. */
  reviews?: number | null | undefined;
  /** Search description. If empty, the beginning of the page’s text. */
  searchDescription?: string | null | undefined;
  /** Search title. If empty, the title of the page with the name of the site. */
  searchTitle?: string | null | undefined;
  /** Share picture. For links on social networks and in messages. If empty, the picture of the page. */
  shareImage?: string | null | undefined;
  /** Slug. The last part of the address. Left empty, it is made for you. */
  slug?: string | null | undefined;
  /** Starts in. */
  start?: string | null | undefined;
  /** Private or group. */
  style?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

export type PackageItineraryInput = {
  /** Day. */
  day?: string | null | undefined;
  /** Description. */
  description?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Latitude. Degrees; south is negative. */
  latitude?: number | null | undefined;
  /** Longitude. Degrees; west is negative. */
  longitude?: number | null | undefined;
  /** Meals. */
  meals?: Array<string> | null | undefined;
  /** Place. Where the day ends, for the map. */
  place?: string | null | undefined;
  /** Stay. The name of the stay for the night. */
  stay?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

export type PackageRatesChildInput = {
  /** Children from age. */
  fromAge?: number | null | undefined;
  /** Share of the adult price in percent. Left empty, a child pays what an adult pays. */
  percent?: number | null | undefined;
  /** Children to age. */
  toAge?: number | null | undefined;
};

export type PackageRatesInput = {
  /** Children. */
  child?: PackageRatesChildInput | null | undefined;
  /** Every year. The years do not count, and the season may run over New Year. */
  everyYear?: boolean | null | undefined;
  /** First day. */
  from?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Prices per person. */
  perPerson?: Array<PackageRatesPerPersonInput> | null | undefined;
  /** Season. */
  season?: string | null | undefined;
  /** Single supplement. US dollars for each room with one person in it. */
  singleSupplement?: number | null | undefined;
  /** Last day. */
  to?: string | null | undefined;
};

export type PackageRatesPerPersonInput = {
  /** Price per person. */
  price?: number | null | undefined;
  /** From this many travellers on. */
  travellers?: number | null | undefined;
};

export type PackagesByCategoryInput = {
  /** The slug of the category. */
  category?: string | null | undefined;
};

export type PreviewInput = {
  /** Record. The values of the form, as a JSON object. */
  record?: string | null | undefined;
  /** Resource. */
  resource?: string | null | undefined;
};

export type PublishDraftInput = {
  /** Base version. Of the record as it was read. */
  baseVersion?: number | null | undefined;
  /** Resource. */
  resource?: string | null | undefined;
  /** Values. The values of the form, as a JSON object. */
  values?: string | null | undefined;
  /** Version. Of the draft as it was read. */
  version?: number | null | undefined;
};

export type ReadPasswordLinkInput = {
  /** Token. */
  token?: string | null | undefined;
};

export type RemoveDeletedInput = {
  /** Ids. At most 500. */
  ids?: Array<string> | null | undefined;
  /** Resource. */
  resource?: string | null | undefined;
};

export type RemoveUnusedUploadsInput = {
  /** public_ids. Separated by commas. Of the unused pictures only these are removed; all without it. */
  public_ids?: string | null | undefined;
};

export type RenewRecoveryCodesInput = {
  /** Code. Six digits of the authenticator app, or a recovery code. */
  code?: string | null | undefined;
  /** Current password. */
  currentPassword?: string | null | undefined;
};

export type ReorderGalleryInput = {
  /** Items. */
  items?: Array<ReorderGalleryItemsInput> | null | undefined;
};

export type ReorderGalleryItemsInput = {
  /** Id. */
  id?: string | null | undefined;
  /** Sort order. */
  sortOrder?: number | null | undefined;
};

export type ReplaceUploadInput = {
  /** public_id. */
  from?: string | null | undefined;
  /** public_id. */
  to?: string | null | undefined;
};

export type ResetUserPasswordInput = {
  /** Password. */
  newPassword?: string | null | undefined;
};

export type RollbackInput = {
  /** Release. */
  release?: string | null | undefined;
};

export type SaveDraftInput = {
  /** Base version. Of the record as it was read. */
  baseVersion?: number | null | undefined;
  /** Resource. */
  resource?: string | null | undefined;
  /** Values. The values of the form, as a JSON object. */
  values?: string | null | undefined;
  /** Version. Of the draft as it was read. */
  version?: number | null | undefined;
};

export type SettingsAboutUsInput = {
  /** Description. */
  description?: string | null | undefined;
  /** Hero image. */
  heroImage?: string | null | undefined;
  /** Mission. */
  mission?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Vision. */
  vision?: string | null | undefined;
};

export type SettingsFaqsInput = {
  /** Answer. */
  answer?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Question. */
  question?: string | null | undefined;
};

export type SettingsHeroSectionInput = {
  /** Background image. */
  backgroundImage?: string | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

export type SettingsInput = {
  /** About us. */
  aboutUs?: SettingsAboutUsInput | null | undefined;
  /** Address. */
  address?: string | null | undefined;
  /** Booking policy. A web address, a page of this site such as /terms, or an uploaded PDF. */
  bookingPolicyUrl?: string | null | undefined;
  /** Careers e-mail. */
  careersEmail?: string | null | undefined;
  /** Copyright text. */
  copyrightText?: string | null | undefined;
  /** E-mail. */
  email?: string | null | undefined;
  /** FAQ document. A web address, a page of this site such as /terms, or an uploaded PDF. */
  faqPdfUrl?: string | null | undefined;
  /** Questions and answers. */
  faqs?: Array<SettingsFaqsInput> | null | undefined;
  /** Footer text. */
  footerText?: string | null | undefined;
  /** Hero section. */
  heroSection?: SettingsHeroSectionInput | null | undefined;
  /** Logo. */
  logo?: string | null | undefined;
  /** Map embed address. The source address of a map that is made for embedding. */
  mapEmbedUrl?: string | null | undefined;
  /** Our story. */
  ourStory?: SettingsOurStoryInput | null | undefined;
  /** Our values. */
  ourValues?: Array<SettingsOurValuesInput> | null | undefined;
  /** Phone. */
  phone?: string | null | undefined;
  /** Site name. */
  siteName?: string | null | undefined;
  /** Social media links. */
  socialLinks?: SettingsSocialLinksInput | null | undefined;
  /** Tagline. */
  tagline?: string | null | undefined;
  /** Terms and conditions. A web address, a page of this site such as /terms, or an uploaded PDF. */
  termsConditionsUrl?: string | null | undefined;
  /** Time zone. Calendar dates begin and end in this zone. */
  timeZone?: string | null | undefined;
  /** WhatsApp number. Country code and digits, no spaces or symbols. */
  whatsappNumber?: string | null | undefined;
  /** Why choose us. */
  whyChooseUs?: Array<SettingsWhyChooseUsInput> | null | undefined;
  /** Working hours. */
  workingHours?: string | null | undefined;
};

export type SettingsOurStoryInput = {
  /** Description. */
  description?: string | null | undefined;
  /** First image. */
  image1?: string | null | undefined;
  /** Second image. */
  image2?: string | null | undefined;
  /** Second paragraph. */
  secondParagraph?: string | null | undefined;
  /** Third paragraph. */
  thirdParagraph?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Video link. Replaces the two images. */
  videoLink?: string | null | undefined;
};

export type SettingsOurValuesInput = {
  /** Description. */
  description?: string | null | undefined;
  /** Icon. */
  icon?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

export type SettingsSocialLinksInput = {
  /** Facebook. */
  facebook?: string | null | undefined;
  /** Instagram. */
  instagram?: string | null | undefined;
  /** LinkedIn. */
  linkedin?: string | null | undefined;
  /** Pinterest. */
  pinterest?: string | null | undefined;
  /** Twitter. */
  twitter?: string | null | undefined;
  /** YouTube. */
  youtube?: string | null | undefined;
};

export type SettingsWhyChooseUsInput = {
  /** Description. */
  description?: string | null | undefined;
  /** Icon. */
  icon?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

export type StayFilter = {
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Kind. */
  kind?: string | null | undefined;
  /** Last changed by. The id of a user. For staff. */
  updatedBy?: string | null | undefined;
  /** Last changed from. That day or later, where the operator is. For staff. */
  updatedFrom?: string | null | undefined;
  /** Last changed until. That day or earlier, where the operator is. For staff. */
  updatedUntil?: string | null | undefined;
};

export type StayGalleryInput = {
  /** Type. */
  type?: string | null | undefined;
  /** Address. */
  url?: string | null | undefined;
};

export type StayInput = {
  /** Description. */
  description?: string | null | undefined;
  /** Facilities. */
  facilities?: Array<string> | null | undefined;
  /** Gallery. Pictures and videos, in the order shown. */
  gallery?: Array<StayGalleryInput> | null | undefined;
  /** Main image. */
  image?: string | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Kind. */
  kind?: string | null | undefined;
  /** Latitude. Degrees; south is negative. */
  latitude?: number | null | undefined;
  /** Longitude. Degrees; west is negative. */
  longitude?: number | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Place. */
  place?: string | null | undefined;
  /** Publish from. Until then visitors do not see it. Left empty, at once. */
  publishFrom?: string | null | undefined;
  /** Publish until. From then on visitors no longer see it. Left empty, it stays. */
  publishUntil?: string | null | undefined;
  /** Search description. If empty, the beginning of the page’s text. */
  searchDescription?: string | null | undefined;
  /** Search title. If empty, the title of the page with the name of the site. */
  searchTitle?: string | null | undefined;
  /** Share picture. For links on social networks and in messages. If empty, the picture of the page. */
  shareImage?: string | null | undefined;
  /** Slug. The last part of the address. Left empty, it is made for you. */
  slug?: string | null | undefined;
};

export type SubscribeInput = {
  /** E-mail. */
  email?: string | null | undefined;
};

export type SubscriberFilter = {
  /** Active. Gets the newsletter. */
  isActive?: boolean | null | undefined;
};

export type TeamMemberFilter = {
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Last changed by. The id of a user. For staff. */
  updatedBy?: string | null | undefined;
  /** Last changed from. That day or later, where the operator is. For staff. */
  updatedFrom?: string | null | undefined;
  /** Last changed until. That day or earlier, where the operator is. For staff. */
  updatedUntil?: string | null | undefined;
};

export type TeamMemberInput = {
  /** Bio. */
  bio?: string | null | undefined;
  /** E-mail. */
  email?: string | null | undefined;
  /** Image. */
  image?: string | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Display order. The smallest comes first. */
  order?: number | null | undefined;
  /** Phone. */
  phone?: string | null | undefined;
  /** Position. */
  position?: string | null | undefined;
  /** Publish from. Until then visitors do not see it. Left empty, at once. */
  publishFrom?: string | null | undefined;
  /** Publish until. From then on visitors no longer see it. Left empty, it stays. */
  publishUntil?: string | null | undefined;
};

export type TestimonialFilter = {
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Featured. Shown first. */
  isFeatured?: boolean | null | undefined;
  /** Tour. The title of the tour. */
  tourName?: string | null | undefined;
  /** Last changed by. The id of a user. For staff. */
  updatedBy?: string | null | undefined;
  /** Last changed from. That day or later, where the operator is. For staff. */
  updatedFrom?: string | null | undefined;
  /** Last changed until. That day or earlier, where the operator is. For staff. */
  updatedUntil?: string | null | undefined;
};

export type TestimonialInput = {
  /** Avatar. If empty, the initials of the name are shown on a colour. */
  avatar?: string | null | undefined;
  /** Image. Shown when there is no avatar. */
  image?: string | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Featured. Shown first. */
  isFeatured?: boolean | null | undefined;
  /** Location. */
  location?: string | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Publish from. Until then visitors do not see it. Left empty, at once. */
  publishFrom?: string | null | undefined;
  /** Publish until. From then on visitors no longer see it. Left empty, it stays. */
  publishUntil?: string | null | undefined;
  /** Rating. From 1 to 5. */
  rating?: number | null | undefined;
  /** Text. */
  text?: string | null | undefined;
  /** Tour. The title of the tour. */
  tourName?: string | null | undefined;
};

export type TourClosedDatesInput = {
  /** First day. */
  from?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Reason. */
  reason?: string | null | undefined;
  /** Last day. Left empty, the first day alone. */
  to?: string | null | undefined;
};

export type TourDeparturesInput = {
  /** Date. */
  date?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Places left. */
  places?: number | null | undefined;
  /** Price. US dollars per person. Left empty, the rates count. */
  price?: number | null | undefined;
  /** State. */
  state?: string | null | undefined;
};

export type TourExtrasInput = {
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Price is for. */
  per?: string | null | undefined;
  /** Price. */
  price?: number | null | undefined;
};

export type TourFaqsInput = {
  /** Answer. */
  answer?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Question. */
  question?: string | null | undefined;
};

export type TourFilter = {
  /** Category. */
  category?: string | null | undefined;
  /** Destination. The tour appears at every destination whose name is part of this text. */
  destination?: string | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Featured. Shown on the home page. */
  isFeatured?: boolean | null | undefined;
  /** Season. */
  season?: string | null | undefined;
  /** Tour type. */
  tourType?: string | null | undefined;
  /** Last changed by. The id of a user. For staff. */
  updatedBy?: string | null | undefined;
  /** Last changed from. That day or later, where the operator is. For staff. */
  updatedFrom?: string | null | undefined;
  /** Last changed until. That day or earlier, where the operator is. For staff. */
  updatedUntil?: string | null | undefined;
};

export type TourGalleryInput = {
  /** Type. */
  type?: string | null | undefined;
  /** Address. */
  url?: string | null | undefined;
};

export type TourInput = {
  /** Best months. When to go. */
  bestMonths?: Array<number> | null | undefined;
  /** Cancellation terms. */
  cancellation?: string | null | undefined;
  /** Category. */
  category?: string | null | undefined;
  /** Closed dates. Days on which the trip does not begin. */
  closedDates?: Array<TourClosedDatesInput> | null | undefined;
  /** Departures. Dates on which the trip begins. One that is past is no longer shown. */
  departures?: Array<TourDeparturesInput> | null | undefined;
  /** Description. */
  description?: string | null | undefined;
  /** Destination. The tour appears at every destination whose name is part of this text. */
  destination?: string | null | undefined;
  /** Duration. Begins with the number of days: 5 Days. */
  duration?: string | null | undefined;
  /** Effort. 1 is easy, 5 is very hard. */
  effort?: number | null | undefined;
  /** Ends in. */
  end?: string | null | undefined;
  /** Exclusions. */
  exclusions?: Array<string> | null | undefined;
  /** Extras. What can be added to the trip. */
  extras?: Array<TourExtrasInput> | null | undefined;
  /** Questions and answers. */
  faqs?: Array<TourFaqsInput> | null | undefined;
  /** Gallery. Pictures and videos, in the order shown. */
  gallery?: Array<TourGalleryInput> | null | undefined;
  /** Group size. At most. */
  groupSize?: number | null | undefined;
  /** Languages of the guide. */
  guideLanguages?: Array<string> | null | undefined;
  /** Highlights. */
  highlights?: Array<string> | null | undefined;
  /** Main image. */
  image?: string | null | undefined;
  /** Inclusions. */
  inclusions?: Array<string> | null | undefined;
  /** Active. Shown on the public site. */
  isActive?: boolean | null | undefined;
  /** Featured. Shown on the home page. */
  isFeatured?: boolean | null | undefined;
  /** Itinerary. A day without a title or a description is dropped. */
  itinerary?: Array<TourItineraryInput> | null | undefined;
  /** Minimum age. */
  minAge?: number | null | undefined;
  /** Smallest party. */
  minParty?: number | null | undefined;
  /** Park fees. Which of them are included. */
  parkFees?: string | null | undefined;
  /** Planner. The name of the team member who plans this trip. */
  planner?: string | null | undefined;
  /** Price. US dollars per person; 0 for a price on request. */
  price?: number | null | undefined;
  /** Publish from. Until then visitors do not see it. Left empty, at once. */
  publishFrom?: string | null | undefined;
  /** Publish until. From then on visitors no longer see it. Left empty, it stays. */
  publishUntil?: string | null | undefined;
  /** Rates. Prices by season and number of travellers. Without any, the price is for everybody. */
  rates?: Array<TourRatesInput> | null | undefined;
  /** Rating. From 1 to 5. */
  rating?: number | null | undefined;
  /** Related trips. Slugs of tours and packages that are shown first, one on each line. */
  relatedTrips?: Array<string> | null | undefined;
  /** Reviews. How many reviews. */
  reviews?: number | null | undefined;
  /** Search description. If empty, the beginning of the page’s text. */
  searchDescription?: string | null | undefined;
  /** Search title. If empty, the title of the page with the name of the site. */
  searchTitle?: string | null | undefined;
  /** Share picture. For links on social networks and in messages. If empty, the picture of the page. */
  shareImage?: string | null | undefined;
  /** Slug. The last part of the address. Left empty, it is made for you. */
  slug?: string | null | undefined;
  /** Starts in. */
  start?: string | null | undefined;
  /** Private or group. */
  style?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Tour type. */
  tourType?: string | null | undefined;
};

export type TourItineraryInput = {
  /** Day. */
  day?: string | null | undefined;
  /** Description. */
  description?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Latitude. Degrees; south is negative. */
  latitude?: number | null | undefined;
  /** Longitude. Degrees; west is negative. */
  longitude?: number | null | undefined;
  /** Meals. */
  meals?: Array<string> | null | undefined;
  /** Place. Where the day ends, for the map. */
  place?: string | null | undefined;
  /** Stay. The name of the stay for the night. */
  stay?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

export type TourRatesChildInput = {
  /** Children from age. */
  fromAge?: number | null | undefined;
  /** Share of the adult price in percent. Left empty, a child pays what an adult pays. */
  percent?: number | null | undefined;
  /** Children to age. */
  toAge?: number | null | undefined;
};

export type TourRatesInput = {
  /** Children. */
  child?: TourRatesChildInput | null | undefined;
  /** Every year. The years do not count, and the season may run over New Year. */
  everyYear?: boolean | null | undefined;
  /** First day. */
  from?: string | null | undefined;
  /** Id. Made by the server; send it back with the row. */
  id?: string | null | undefined;
  /** Prices per person. */
  perPerson?: Array<TourRatesPerPersonInput> | null | undefined;
  /** Season. */
  season?: string | null | undefined;
  /** Single supplement. US dollars for each room with one person in it. */
  singleSupplement?: number | null | undefined;
  /** Last day. */
  to?: string | null | undefined;
};

export type TourRatesPerPersonInput = {
  /** Price per person. */
  price?: number | null | undefined;
  /** From this many travellers on. */
  travellers?: number | null | undefined;
};

export type UndoRecordsInput = {
  /** Records. At most 500. A version of 0 stands for any. */
  records?: Array<UndoRecordsRecordsInput> | null | undefined;
  /** Resource. */
  resource?: string | null | undefined;
};

export type UndoRecordsRecordsInput = {
  /** Id. */
  id?: string | null | undefined;
  /** Version. */
  version?: number | null | undefined;
};

export type UnsubscribeInput = {
  /** E-mail. */
  email?: string | null | undefined;
};

export type UploadFilter = {
  /** Has alternative text. */
  hasAlt?: boolean | null | undefined;
  /** Is a document. No picture. */
  isDocument?: boolean | null | undefined;
  /** Is large. Whether its file has 5 MB or more. */
  isLarge?: boolean | null | undefined;
  /** Is used. Whether a record shows it, or one in the bin. */
  isUsed?: boolean | null | undefined;
  /** Public id. */
  public_id?: string | null | undefined;
  /** Tag. In any case of letters. */
  tag?: string | null | undefined;
  /** Type. */
  type?: string | null | undefined;
};

export type UploadFocusInput = {
  /** From the left. */
  x?: number | null | undefined;
  /** From the top. */
  y?: number | null | undefined;
};

export type UploadInput = {
  /** Alternative text. What the picture shows, for people who cannot see it. */
  alt?: string | null | undefined;
  /** Caption. A sentence to read below the picture. */
  caption?: string | null | undefined;
  /** Focal point. This point stays visible when the picture is cropped. Per cent from the left and top. */
  focus?: UploadFocusInput | null | undefined;
  /** Tags. Words to find it by. */
  tags?: Array<string> | null | undefined;
  /** Title. What people call it. First made of the name of the file, where that says something. */
  title?: string | null | undefined;
};

export type UsePasswordLinkInput = {
  /** Password. */
  newPassword?: string | null | undefined;
  /** Token. */
  token?: string | null | undefined;
};

export type UserFilter = {
  /** Active. May sign in. */
  isActive?: boolean | null | undefined;
  /** Role. */
  role?: string | null | undefined;
};

export type UserInput = {
  /** E-mail. */
  email?: string | null | undefined;
  /** Active. May sign in. */
  isActive?: boolean | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Password. */
  password?: string | null | undefined;
  /** Role. */
  role?: string | null | undefined;
  /** Sections. What the person works on; everything that the role allows if none is chosen. */
  sections?: Array<string> | null | undefined;
};

export type UserSecurityEventsInput = {
  /** User. An id; all if it is left out. */
  user?: string | null | undefined;
};

export type TourFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, tourType: string, duration: string, price: number, rating: number | null, reviews: number, highlights: Array<string>, inclusions: Array<string>, exclusions: Array<string>, groupSize: number | null, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> };

export type ListTourQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: TourFilter | null | undefined;
}>;


export type ListTourQuery = { tours: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, tourType: string, duration: string, price: number, rating: number | null, reviews: number, highlights: Array<string>, inclusions: Array<string>, exclusions: Array<string>, groupSize: number | null, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> }> } };

export type OneTourQueryVariables = Exact<{
  id: string | number;
}>;


export type OneTourQuery = { tour: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, tourType: string, duration: string, price: number, rating: number | null, reviews: number, highlights: Array<string>, inclusions: Array<string>, exclusions: Array<string>, groupSize: number | null, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type HistoryTourQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryTourQuery = { tourHistory: { items: Array<unknown>, count: number } };

export type CreateTourMutationVariables = Exact<{
  input: TourInput;
}>;


export type CreateTourMutation = { createTour: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, tourType: string, duration: string, price: number, rating: number | null, reviews: number, highlights: Array<string>, inclusions: Array<string>, exclusions: Array<string>, groupSize: number | null, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type UpdateTourMutationVariables = Exact<{
  id: string | number;
  input: TourInput;
  version?: number | null | undefined;
}>;


export type UpdateTourMutation = { updateTour: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, tourType: string, duration: string, price: number, rating: number | null, reviews: number, highlights: Array<string>, inclusions: Array<string>, exclusions: Array<string>, groupSize: number | null, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type RemoveTourMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveTourMutation = { deleteTour: { id: string } };

export type RestoreTourMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreTourMutation = { restoreTour: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, tourType: string, duration: string, price: number, rating: number | null, reviews: number, highlights: Array<string>, inclusions: Array<string>, exclusions: Array<string>, groupSize: number | null, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type PackageFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, duration: string, price: number, originalPrice: number | null, rating: number, reviews: number, highlights: Array<string>, accommodation: string, inclusions: Array<string>, exclusions: Array<string>, maxGroupSize: number, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> };

export type ListPackageQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: PackageFilter | null | undefined;
}>;


export type ListPackageQuery = { packages: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, duration: string, price: number, originalPrice: number | null, rating: number, reviews: number, highlights: Array<string>, accommodation: string, inclusions: Array<string>, exclusions: Array<string>, maxGroupSize: number, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> }> } };

export type OnePackageQueryVariables = Exact<{
  id: string | number;
}>;


export type OnePackageQuery = { package: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, duration: string, price: number, originalPrice: number | null, rating: number, reviews: number, highlights: Array<string>, accommodation: string, inclusions: Array<string>, exclusions: Array<string>, maxGroupSize: number, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type HistoryPackageQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryPackageQuery = { packageHistory: { items: Array<unknown>, count: number } };

export type CreatePackageMutationVariables = Exact<{
  input: PackageInput;
}>;


export type CreatePackageMutation = { createPackage: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, duration: string, price: number, originalPrice: number | null, rating: number, reviews: number, highlights: Array<string>, accommodation: string, inclusions: Array<string>, exclusions: Array<string>, maxGroupSize: number, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type UpdatePackageMutationVariables = Exact<{
  id: string | number;
  input: PackageInput;
  version?: number | null | undefined;
}>;


export type UpdatePackageMutation = { updatePackage: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, duration: string, price: number, originalPrice: number | null, rating: number, reviews: number, highlights: Array<string>, accommodation: string, inclusions: Array<string>, exclusions: Array<string>, maxGroupSize: number, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type RemovePackageMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePackageMutation = { deletePackage: { id: string } };

export type RestorePackageMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestorePackageMutation = { restorePackage: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, description: string, image: string, category: string, destination: string, duration: string, price: number, originalPrice: number | null, rating: number, reviews: number, highlights: Array<string>, accommodation: string, inclusions: Array<string>, exclusions: Array<string>, maxGroupSize: number, style: string, minAge: number | null, effort: number | null, start: string, end: string, guideLanguages: Array<string>, minParty: number | null, parkFees: string, cancellation: string, planner: string, relatedTrips: Array<string>, bestMonths: Array<number>, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }>, itinerary: Array<{ id: string, day: string, title: string, description: string, place: string, latitude: number | null, longitude: number | null, meals: Array<string>, stay: string }>, rates: Array<{ id: string, season: string, from: string, to: string, everyYear: boolean, singleSupplement: number | null, perPerson: Array<{ travellers: number, price: number }>, child: { fromAge: number | null, toAge: number | null, percent: number | null } }>, departures: Array<{ id: string, date: string, places: number | null, state: string, price: number | null }>, closedDates: Array<{ id: string, from: string, to: string, reason: string }>, extras: Array<{ id: string, name: string, price: number, per: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type PackageCategoryFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, description: string, icon: string, order: number, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string };

export type ListPackageCategoryQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: PackageCategoryFilter | null | undefined;
}>;


export type ListPackageCategoryQuery = { packageCategories: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, description: string, icon: string, order: number, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string }> } };

export type OnePackageCategoryQueryVariables = Exact<{
  id: string | number;
}>;


export type OnePackageCategoryQuery = { packageCategory: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, description: string, icon: string, order: number, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string } };

export type HistoryPackageCategoryQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryPackageCategoryQuery = { packageCategoryHistory: { items: Array<unknown>, count: number } };

export type CreatePackageCategoryMutationVariables = Exact<{
  input: PackageCategoryInput;
}>;


export type CreatePackageCategoryMutation = { createPackageCategory: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, description: string, icon: string, order: number, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string } };

export type UpdatePackageCategoryMutationVariables = Exact<{
  id: string | number;
  input: PackageCategoryInput;
  version?: number | null | undefined;
}>;


export type UpdatePackageCategoryMutation = { updatePackageCategory: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, description: string, icon: string, order: number, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string } };

export type RemovePackageCategoryMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePackageCategoryMutation = { deletePackageCategory: { id: string } };

export type RestorePackageCategoryMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestorePackageCategoryMutation = { restorePackageCategory: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, description: string, icon: string, order: number, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string } };

export type DestinationFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, continent: string, country: string, description: string, image: string, tourCount: number, bestMonths: Array<number>, featured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, monthlyNotes: Array<{ id: string, month: number, weather: string, happens: string }>, faqs: Array<{ id: string, question: string, answer: string }> };

export type ListDestinationQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: DestinationFilter | null | undefined;
}>;


export type ListDestinationQuery = { destinations: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, continent: string, country: string, description: string, image: string, tourCount: number, bestMonths: Array<number>, featured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, monthlyNotes: Array<{ id: string, month: number, weather: string, happens: string }>, faqs: Array<{ id: string, question: string, answer: string }> }> } };

export type OneDestinationQueryVariables = Exact<{
  id: string | number;
}>;


export type OneDestinationQuery = { destination: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, continent: string, country: string, description: string, image: string, tourCount: number, bestMonths: Array<number>, featured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, monthlyNotes: Array<{ id: string, month: number, weather: string, happens: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type HistoryDestinationQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryDestinationQuery = { destinationHistory: { items: Array<unknown>, count: number } };

export type CreateDestinationMutationVariables = Exact<{
  input: DestinationInput;
}>;


export type CreateDestinationMutation = { createDestination: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, continent: string, country: string, description: string, image: string, tourCount: number, bestMonths: Array<number>, featured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, monthlyNotes: Array<{ id: string, month: number, weather: string, happens: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type UpdateDestinationMutationVariables = Exact<{
  id: string | number;
  input: DestinationInput;
  version?: number | null | undefined;
}>;


export type UpdateDestinationMutation = { updateDestination: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, continent: string, country: string, description: string, image: string, tourCount: number, bestMonths: Array<number>, featured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, monthlyNotes: Array<{ id: string, month: number, weather: string, happens: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type RemoveDestinationMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveDestinationMutation = { deleteDestination: { id: string } };

export type RestoreDestinationMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreDestinationMutation = { restoreDestination: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, continent: string, country: string, description: string, image: string, tourCount: number, bestMonths: Array<number>, featured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, monthlyNotes: Array<{ id: string, month: number, weather: string, happens: string }>, faqs: Array<{ id: string, question: string, answer: string }> } };

export type StayFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, kind: string, place: string, latitude: number | null, longitude: number | null, description: string, image: string, facilities: Array<string>, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }> };

export type ListStayQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: StayFilter | null | undefined;
}>;


export type ListStayQuery = { stays: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, kind: string, place: string, latitude: number | null, longitude: number | null, description: string, image: string, facilities: Array<string>, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }> }> } };

export type OneStayQueryVariables = Exact<{
  id: string | number;
}>;


export type OneStayQuery = { stay: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, kind: string, place: string, latitude: number | null, longitude: number | null, description: string, image: string, facilities: Array<string>, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }> } };

export type HistoryStayQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryStayQuery = { stayHistory: { items: Array<unknown>, count: number } };

export type CreateStayMutationVariables = Exact<{
  input: StayInput;
}>;


export type CreateStayMutation = { createStay: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, kind: string, place: string, latitude: number | null, longitude: number | null, description: string, image: string, facilities: Array<string>, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }> } };

export type UpdateStayMutationVariables = Exact<{
  id: string | number;
  input: StayInput;
  version?: number | null | undefined;
}>;


export type UpdateStayMutation = { updateStay: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, kind: string, place: string, latitude: number | null, longitude: number | null, description: string, image: string, facilities: Array<string>, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }> } };

export type RemoveStayMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveStayMutation = { deleteStay: { id: string } };

export type RestoreStayMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreStayMutation = { restoreStay: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, slug: string, kind: string, place: string, latitude: number | null, longitude: number | null, description: string, image: string, facilities: Array<string>, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, gallery: Array<{ url: string, type: string }> } };

export type GalleryItemFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, description: string, image: string, alt: string, category: string, sortOrder: number, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string };

export type ListGalleryItemQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: GalleryItemFilter | null | undefined;
}>;


export type ListGalleryItemQuery = { gallery: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, description: string, image: string, alt: string, category: string, sortOrder: number, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string }> } };

export type OneGalleryItemQueryVariables = Exact<{
  id: string | number;
}>;


export type OneGalleryItemQuery = { galleryItem: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, description: string, image: string, alt: string, category: string, sortOrder: number, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string } };

export type HistoryGalleryItemQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryGalleryItemQuery = { galleryItemHistory: { items: Array<unknown>, count: number } };

export type CreateGalleryItemMutationVariables = Exact<{
  input: GalleryItemInput;
}>;


export type CreateGalleryItemMutation = { createGalleryItem: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, description: string, image: string, alt: string, category: string, sortOrder: number, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string } };

export type UpdateGalleryItemMutationVariables = Exact<{
  id: string | number;
  input: GalleryItemInput;
  version?: number | null | undefined;
}>;


export type UpdateGalleryItemMutation = { updateGalleryItem: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, description: string, image: string, alt: string, category: string, sortOrder: number, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string } };

export type RemoveGalleryItemMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveGalleryItemMutation = { deleteGalleryItem: { id: string } };

export type RestoreGalleryItemMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreGalleryItemMutation = { restoreGalleryItem: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, description: string, image: string, alt: string, category: string, sortOrder: number, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string } };

export type BlogPostFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, excerpt: string, content: string, image: string, category: string, author: string, authorImage: string, publishedDate: string, readTime: string, relatedTrips: Array<string>, isFeatured: boolean, isPublished: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string };

export type ListBlogPostQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: BlogPostFilter | null | undefined;
}>;


export type ListBlogPostQuery = { blog: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, excerpt: string, content: string, image: string, category: string, author: string, authorImage: string, publishedDate: string, readTime: string, relatedTrips: Array<string>, isFeatured: boolean, isPublished: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string }> } };

export type OneBlogPostQueryVariables = Exact<{
  id: string | number;
}>;


export type OneBlogPostQuery = { blogPost: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, excerpt: string, content: string, image: string, category: string, author: string, authorImage: string, publishedDate: string, readTime: string, relatedTrips: Array<string>, isFeatured: boolean, isPublished: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string } };

export type HistoryBlogPostQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryBlogPostQuery = { blogPostHistory: { items: Array<unknown>, count: number } };

export type CreateBlogPostMutationVariables = Exact<{
  input: BlogPostInput;
}>;


export type CreateBlogPostMutation = { createBlogPost: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, excerpt: string, content: string, image: string, category: string, author: string, authorImage: string, publishedDate: string, readTime: string, relatedTrips: Array<string>, isFeatured: boolean, isPublished: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string } };

export type UpdateBlogPostMutationVariables = Exact<{
  id: string | number;
  input: BlogPostInput;
  version?: number | null | undefined;
}>;


export type UpdateBlogPostMutation = { updateBlogPost: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, excerpt: string, content: string, image: string, category: string, author: string, authorImage: string, publishedDate: string, readTime: string, relatedTrips: Array<string>, isFeatured: boolean, isPublished: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string } };

export type RemoveBlogPostMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveBlogPostMutation = { deleteBlogPost: { id: string } };

export type RestoreBlogPostMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreBlogPostMutation = { restoreBlogPost: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, excerpt: string, content: string, image: string, category: string, author: string, authorImage: string, publishedDate: string, readTime: string, relatedTrips: Array<string>, isFeatured: boolean, isPublished: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string } };

export type TestimonialFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, location: string, avatar: string, image: string, rating: number, text: string, tourName: string, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string };

export type ListTestimonialQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: TestimonialFilter | null | undefined;
}>;


export type ListTestimonialQuery = { testimonials: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, location: string, avatar: string, image: string, rating: number, text: string, tourName: string, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string }> } };

export type OneTestimonialQueryVariables = Exact<{
  id: string | number;
}>;


export type OneTestimonialQuery = { testimonial: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, location: string, avatar: string, image: string, rating: number, text: string, tourName: string, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string } };

export type HistoryTestimonialQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryTestimonialQuery = { testimonialHistory: { items: Array<unknown>, count: number } };

export type CreateTestimonialMutationVariables = Exact<{
  input: TestimonialInput;
}>;


export type CreateTestimonialMutation = { createTestimonial: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, location: string, avatar: string, image: string, rating: number, text: string, tourName: string, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string } };

export type UpdateTestimonialMutationVariables = Exact<{
  id: string | number;
  input: TestimonialInput;
  version?: number | null | undefined;
}>;


export type UpdateTestimonialMutation = { updateTestimonial: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, location: string, avatar: string, image: string, rating: number, text: string, tourName: string, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string } };

export type RemoveTestimonialMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveTestimonialMutation = { deleteTestimonial: { id: string } };

export type RestoreTestimonialMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreTestimonialMutation = { restoreTestimonial: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, location: string, avatar: string, image: string, rating: number, text: string, tourName: string, isFeatured: boolean, isActive: boolean, publishFrom: string, publishUntil: string } };

export type TeamMemberFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, position: string, bio: string, image: string, email: string, phone: string, order: number, isActive: boolean, publishFrom: string, publishUntil: string };

export type ListTeamMemberQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: TeamMemberFilter | null | undefined;
}>;


export type ListTeamMemberQuery = { team: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, position: string, bio: string, image: string, email: string, phone: string, order: number, isActive: boolean, publishFrom: string, publishUntil: string }> } };

export type OneTeamMemberQueryVariables = Exact<{
  id: string | number;
}>;


export type OneTeamMemberQuery = { teamMember: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, position: string, bio: string, image: string, email: string, phone: string, order: number, isActive: boolean, publishFrom: string, publishUntil: string } };

export type HistoryTeamMemberQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryTeamMemberQuery = { teamMemberHistory: { items: Array<unknown>, count: number } };

export type CreateTeamMemberMutationVariables = Exact<{
  input: TeamMemberInput;
}>;


export type CreateTeamMemberMutation = { createTeamMember: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, position: string, bio: string, image: string, email: string, phone: string, order: number, isActive: boolean, publishFrom: string, publishUntil: string } };

export type UpdateTeamMemberMutationVariables = Exact<{
  id: string | number;
  input: TeamMemberInput;
  version?: number | null | undefined;
}>;


export type UpdateTeamMemberMutation = { updateTeamMember: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, position: string, bio: string, image: string, email: string, phone: string, order: number, isActive: boolean, publishFrom: string, publishUntil: string } };

export type RemoveTeamMemberMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveTeamMemberMutation = { deleteTeamMember: { id: string } };

export type RestoreTeamMemberMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreTeamMemberMutation = { restoreTeamMember: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, position: string, bio: string, image: string, email: string, phone: string, order: number, isActive: boolean, publishFrom: string, publishUntil: string } };

export type CareerFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, department: string, location: string, country: string, employmentType: string, experienceLevel: string, description: string, responsibilities: Array<string>, requirements: Array<string>, benefits: Array<string>, applicationDeadline: string, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, salary: { min: number | null, max: number | null, currency: string, period: string, display: boolean } };

export type ListCareerQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: CareerFilter | null | undefined;
}>;


export type ListCareerQuery = { careers: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, department: string, location: string, country: string, employmentType: string, experienceLevel: string, description: string, responsibilities: Array<string>, requirements: Array<string>, benefits: Array<string>, applicationDeadline: string, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, salary: { min: number | null, max: number | null, currency: string, period: string, display: boolean } }> } };

export type OneCareerQueryVariables = Exact<{
  id: string | number;
}>;


export type OneCareerQuery = { career: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, department: string, location: string, country: string, employmentType: string, experienceLevel: string, description: string, responsibilities: Array<string>, requirements: Array<string>, benefits: Array<string>, applicationDeadline: string, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, salary: { min: number | null, max: number | null, currency: string, period: string, display: boolean } } };

export type HistoryCareerQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryCareerQuery = { careerHistory: { items: Array<unknown>, count: number } };

export type CreateCareerMutationVariables = Exact<{
  input: CareerInput;
}>;


export type CreateCareerMutation = { createCareer: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, department: string, location: string, country: string, employmentType: string, experienceLevel: string, description: string, responsibilities: Array<string>, requirements: Array<string>, benefits: Array<string>, applicationDeadline: string, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, salary: { min: number | null, max: number | null, currency: string, period: string, display: boolean } } };

export type UpdateCareerMutationVariables = Exact<{
  id: string | number;
  input: CareerInput;
  version?: number | null | undefined;
}>;


export type UpdateCareerMutation = { updateCareer: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, department: string, location: string, country: string, employmentType: string, experienceLevel: string, description: string, responsibilities: Array<string>, requirements: Array<string>, benefits: Array<string>, applicationDeadline: string, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, salary: { min: number | null, max: number | null, currency: string, period: string, display: boolean } } };

export type RemoveCareerMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveCareerMutation = { deleteCareer: { id: string } };

export type RestoreCareerMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreCareerMutation = { restoreCareer: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, title: string, slug: string, department: string, location: string, country: string, employmentType: string, experienceLevel: string, description: string, responsibilities: Array<string>, requirements: Array<string>, benefits: Array<string>, applicationDeadline: string, isFeatured: boolean, isActive: boolean, searchTitle: string, searchDescription: string, shareImage: string, publishFrom: string, publishUntil: string, salary: { min: number | null, max: number | null, currency: string, period: string, display: boolean } } };

export type MetricsFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, destinations: number, happyTravelers: number, totalRating: number, toursCompleted: number, yearsExperience: number, awards: number };

export type OneMetricsQueryVariables = Exact<{ [key: string]: never; }>;


export type OneMetricsQuery = { metrics: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, destinations: number, happyTravelers: number, totalRating: number, toursCompleted: number, yearsExperience: number, awards: number } };

export type HistoryMetricsQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryMetricsQuery = { metricsHistory: { items: Array<unknown>, count: number } };

export type UpdateMetricsMutationVariables = Exact<{
  input: MetricsInput;
  version?: number | null | undefined;
}>;


export type UpdateMetricsMutation = { updateMetrics: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, destinations: number, happyTravelers: number, totalRating: number, toursCompleted: number, yearsExperience: number, awards: number } };

export type RestoreMetricsMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreMetricsMutation = { restoreMetrics: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, destinations: number, happyTravelers: number, totalRating: number, toursCompleted: number, yearsExperience: number, awards: number } };

export type SettingsFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, siteName: string, tagline: string, logo: string, email: string, careersEmail: string, phone: string, address: string, workingHours: string, whatsappNumber: string, mapEmbedUrl: string, footerText: string, copyrightText: string, faqPdfUrl: string, bookingPolicyUrl: string, termsConditionsUrl: string, timeZone: string, heroSection: { title: string, subtitle: string, backgroundImage: string }, socialLinks: { facebook: string, twitter: string, instagram: string, linkedin: string, youtube: string, pinterest: string }, whyChooseUs: Array<{ icon: string, title: string, description: string }>, ourValues: Array<{ icon: string, title: string, description: string }>, aboutUs: { title: string, description: string, mission: string, vision: string, heroImage: string }, ourStory: { title: string, description: string, secondParagraph: string, thirdParagraph: string, videoLink: string, image1: string, image2: string }, faqs: Array<{ id: string, question: string, answer: string }> };

export type OneSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OneSettingsQuery = { settings: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, siteName: string, tagline: string, logo: string, email: string, careersEmail: string, phone: string, address: string, workingHours: string, whatsappNumber: string, mapEmbedUrl: string, footerText: string, copyrightText: string, faqPdfUrl: string, bookingPolicyUrl: string, termsConditionsUrl: string, timeZone: string, heroSection: { title: string, subtitle: string, backgroundImage: string }, socialLinks: { facebook: string, twitter: string, instagram: string, linkedin: string, youtube: string, pinterest: string }, whyChooseUs: Array<{ icon: string, title: string, description: string }>, ourValues: Array<{ icon: string, title: string, description: string }>, aboutUs: { title: string, description: string, mission: string, vision: string, heroImage: string }, ourStory: { title: string, description: string, secondParagraph: string, thirdParagraph: string, videoLink: string, image1: string, image2: string }, faqs: Array<{ id: string, question: string, answer: string }> } };

export type HistorySettingsQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistorySettingsQuery = { settingsHistory: { items: Array<unknown>, count: number } };

export type UpdateSettingsMutationVariables = Exact<{
  input: SettingsInput;
  version?: number | null | undefined;
}>;


export type UpdateSettingsMutation = { updateSettings: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, siteName: string, tagline: string, logo: string, email: string, careersEmail: string, phone: string, address: string, workingHours: string, whatsappNumber: string, mapEmbedUrl: string, footerText: string, copyrightText: string, faqPdfUrl: string, bookingPolicyUrl: string, termsConditionsUrl: string, timeZone: string, heroSection: { title: string, subtitle: string, backgroundImage: string }, socialLinks: { facebook: string, twitter: string, instagram: string, linkedin: string, youtube: string, pinterest: string }, whyChooseUs: Array<{ icon: string, title: string, description: string }>, ourValues: Array<{ icon: string, title: string, description: string }>, aboutUs: { title: string, description: string, mission: string, vision: string, heroImage: string }, ourStory: { title: string, description: string, secondParagraph: string, thirdParagraph: string, videoLink: string, image1: string, image2: string }, faqs: Array<{ id: string, question: string, answer: string }> } };

export type RestoreSettingsMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreSettingsMutation = { restoreSettings: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, siteName: string, tagline: string, logo: string, email: string, careersEmail: string, phone: string, address: string, workingHours: string, whatsappNumber: string, mapEmbedUrl: string, footerText: string, copyrightText: string, faqPdfUrl: string, bookingPolicyUrl: string, termsConditionsUrl: string, timeZone: string, heroSection: { title: string, subtitle: string, backgroundImage: string }, socialLinks: { facebook: string, twitter: string, instagram: string, linkedin: string, youtube: string, pinterest: string }, whyChooseUs: Array<{ icon: string, title: string, description: string }>, ourValues: Array<{ icon: string, title: string, description: string }>, aboutUs: { title: string, description: string, mission: string, vision: string, heroImage: string }, ourStory: { title: string, description: string, secondParagraph: string, thirdParagraph: string, videoLink: string, image1: string, image2: string }, faqs: Array<{ id: string, question: string, answer: string }> } };

export type BlockFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, title: string, description: string, place: string, meals: Array<string>, stay: string };

export type ListBlockQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: BlockFilter | null | undefined;
}>;


export type ListBlockQuery = { blocks: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, title: string, description: string, place: string, meals: Array<string>, stay: string }> } };

export type OneBlockQueryVariables = Exact<{
  id: string | number;
}>;


export type OneBlockQuery = { block: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, title: string, description: string, place: string, meals: Array<string>, stay: string } };

export type HistoryBlockQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryBlockQuery = { blockHistory: { items: Array<unknown>, count: number } };

export type CreateBlockMutationVariables = Exact<{
  input: BlockInput;
}>;


export type CreateBlockMutation = { createBlock: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, title: string, description: string, place: string, meals: Array<string>, stay: string } };

export type UpdateBlockMutationVariables = Exact<{
  id: string | number;
  input: BlockInput;
  version?: number | null | undefined;
}>;


export type UpdateBlockMutation = { updateBlock: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, title: string, description: string, place: string, meals: Array<string>, stay: string } };

export type RemoveBlockMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveBlockMutation = { deleteBlock: { id: string } };

export type RestoreBlockMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreBlockMutation = { restoreBlock: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, title: string, description: string, place: string, meals: Array<string>, stay: string } };

export type SubscriberFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, email: string, isActive: boolean, subscribedAt: string, unsubscribedAt: string };

export type ListSubscriberQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: SubscriberFilter | null | undefined;
}>;


export type ListSubscriberQuery = { newsletter: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, email: string, isActive: boolean, subscribedAt: string, unsubscribedAt: string }> } };

export type RemoveSubscriberMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveSubscriberMutation = { deleteSubscriber: { id: string } };

export type UploadFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, public_id: string, url: string, fileName: string, type: string, width: number, height: number, placeholder: string, widths: Array<number>, bytes: number, hasIcons: boolean, files: Array<string>, title: string, alt: string, caption: string, tags: Array<string>, crop: { turn: number, x: number, y: number, width: number, height: number }, focus: { x: number, y: number } };

export type ListUploadQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: UploadFilter | null | undefined;
}>;


export type ListUploadQuery = { uploads: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, public_id: string, url: string, fileName: string, type: string, width: number, height: number, placeholder: string, widths: Array<number>, bytes: number, hasIcons: boolean, files: Array<string>, title: string, alt: string, caption: string, tags: Array<string>, crop: { turn: number, x: number, y: number, width: number, height: number }, focus: { x: number, y: number } }> } };

export type OneUploadQueryVariables = Exact<{
  id: string | number;
}>;


export type OneUploadQuery = { upload: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, public_id: string, url: string, fileName: string, type: string, width: number, height: number, placeholder: string, widths: Array<number>, bytes: number, hasIcons: boolean, files: Array<string>, title: string, alt: string, caption: string, tags: Array<string>, crop: { turn: number, x: number, y: number, width: number, height: number }, focus: { x: number, y: number } } };

export type HistoryUploadQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HistoryUploadQuery = { uploadHistory: { items: Array<unknown>, count: number } };

export type UpdateUploadMutationVariables = Exact<{
  id: string | number;
  input: UploadInput;
  version?: number | null | undefined;
}>;


export type UpdateUploadMutation = { updateUpload: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, public_id: string, url: string, fileName: string, type: string, width: number, height: number, placeholder: string, widths: Array<number>, bytes: number, hasIcons: boolean, files: Array<string>, title: string, alt: string, caption: string, tags: Array<string>, crop: { turn: number, x: number, y: number, width: number, height: number }, focus: { x: number, y: number } } };

export type RestoreUploadMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreUploadMutation = { restoreUpload: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, public_id: string, url: string, fileName: string, type: string, width: number, height: number, placeholder: string, widths: Array<number>, bytes: number, hasIcons: boolean, files: Array<string>, title: string, alt: string, caption: string, tags: Array<string>, crop: { turn: number, x: number, y: number, width: number, height: number }, focus: { x: number, y: number } } };

export type UserFieldsFragment = { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, email: string, role: string, sections: Array<string>, isActive: boolean };

export type ListUserQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: UserFilter | null | undefined;
}>;


export type ListUserQuery = { users: { count: number, items: Array<{ id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, email: string, role: string, sections: Array<string>, isActive: boolean }> } };

export type OneUserQueryVariables = Exact<{
  id: string | number;
}>;


export type OneUserQuery = { user: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, email: string, role: string, sections: Array<string>, isActive: boolean } };

export type CreateUserMutationVariables = Exact<{
  input: UserInput;
}>;


export type CreateUserMutation = { createUser: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, email: string, role: string, sections: Array<string>, isActive: boolean } };

export type UpdateUserMutationVariables = Exact<{
  id: string | number;
  input: UserInput;
  version?: number | null | undefined;
}>;


export type UpdateUserMutation = { updateUser: { id: string, version: number, createdAt: string, createdBy: string | null, updatedAt: string, name: string, email: string, role: string, sections: Array<string>, isActive: boolean } };

export type RemoveUserMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveUserMutation = { deleteUser: { id: string } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, device: string, address: string, openedAt: string, isCurrent: boolean }> };

export type UserSessionsQueryVariables = Exact<{
  id: string | number;
}>;


export type UserSessionsQuery = { userSessions: Array<{ id: string, device: string, address: string, openedAt: string, isCurrent: boolean }> };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { isOffered: boolean, isOn: boolean, since: string, recoveryCodesLeft: number, resetBy: string, resetAt: string } };

export type SecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorsQuery = { secondFactors: Array<{ id: string, since: string }> };

export type SecurityEventsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SecurityEventsQuery = { securityEvents: { count: number, items: Array<{ id: string, event: string, account: string, by: string, at: string, device: string, address: string }> } };

export type UserSecurityEventsQueryVariables = Exact<{
  input?: UserSecurityEventsInput | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type UserSecurityEventsQuery = { userSecurityEvents: { count: number, items: Array<{ id: string, event: string, account: string, by: string, at: string, device: string, address: string }> } };

export type DemoLoginQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoLoginQuery = { demoLogin: { email: string, password: string } | null };

export type PublicationQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicationQuery = { publication: unknown };

export type BinQueryVariables = Exact<{
  input?: BinInput | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type BinQuery = { bin: { count: number, items: Array<{ resource: string, recordId: string, version: number, title: string, by: string, at: string }> } };

export type BinSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type BinSummaryQuery = { binSummary: Array<{ resource: string, by: string, count: number }> };

export type FilterChoicesQueryVariables = Exact<{
  input?: FilterChoicesInput | null | undefined;
}>;


export type FilterChoicesQuery = { filterChoices: Array<{ resource: string, filter: string, value: string, label: string }> };

export type DraftsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type DraftsQuery = { drafts: { count: number, items: Array<{ resource: string, recordId: string, title: string, by: string, at: string }> } };

export type DraftQueryVariables = Exact<{
  id: string | number;
  input: DraftInput;
}>;


export type DraftQuery = { draft: unknown };

export type NotesQueryVariables = Exact<{
  id: string | number;
  input: NotesInput;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type NotesQuery = { notes: { count: number, items: Array<{ id: string, kind: string, text: string, by: string, at: string }> } };

export type ReviewsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ReviewsQuery = { reviews: { count: number, items: Array<{ resource: string, recordId: string, title: string, text: string, by: string, at: string }> } };

export type TasksQueryVariables = Exact<{ [key: string]: never; }>;


export type TasksQuery = { tasks: Array<{ kind: string, resource: string, count: number, recordId: string, title: string, address: string, date: string }> };

export type PackagesByCategoryQueryVariables = Exact<{
  input: PackagesByCategoryInput;
}>;


export type PackagesByCategoryQuery = { packagesByCategory: Array<{ id: string }> };

export type GalleryCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GalleryCategoriesQuery = { galleryCategories: Array<{ id: string, count: number }> };

export type ExportNewsletterQueryVariables = Exact<{
  input?: ExportNewsletterInput | null | undefined;
}>;


export type ExportNewsletterQuery = { exportNewsletter: { fileName: string, text: string } };

export type FramedUploadsQueryVariables = Exact<{
  input?: FramedUploadsInput | null | undefined;
}>;


export type FramedUploadsQuery = { framedUploads: Array<{ public_id: string, focus: { x: number, y: number } }> };

export type UploadTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type UploadTagsQuery = { uploadTags: Array<{ tag: string, count: number }> };

export type UploadOriginalQueryVariables = Exact<{
  id: string | number;
}>;


export type UploadOriginalQuery = { uploadOriginal: { url: string, width: number, height: number } };

export type UploadUsesQueryVariables = Exact<{
  id: string | number;
}>;


export type UploadUsesQuery = { uploadUses: Array<{ resource: string, recordId: string, title: string, isInBin: boolean }> };

export type UnusedUploadsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnusedUploadsQuery = { unusedUploads: Array<{ id: string }> };

export type RemovedUploadsQueryVariables = Exact<{ [key: string]: never; }>;


export type RemovedUploadsQuery = { removedUploads: { count: number, until: string } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { token: string, id: string, name: string, email: string, role: string, isActive: boolean, sections: Array<string> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { message: string } };

export type ChangeProfileMutationVariables = Exact<{
  input: ChangeProfileInput;
}>;


export type ChangeProfileMutation = { changeProfile: { id: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { message: string } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { message: string } };

export type EndUserSessionsMutationVariables = Exact<{
  id: string | number;
  input: EndUserSessionsInput;
}>;


export type EndUserSessionsMutation = { endUserSessions: { message: string } };

export type BeginSecondFactorMutationVariables = Exact<{
  input: BeginSecondFactorInput;
}>;


export type BeginSecondFactorMutation = { beginSecondFactor: { secret: string, address: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  input: ConfirmSecondFactorInput;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { recoveryCodes: Array<string> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: RenewRecoveryCodesInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> } };

export type EndSecondFactorMutationVariables = Exact<{
  input: EndSecondFactorInput;
}>;


export type EndSecondFactorMutation = { endSecondFactor: { message: string } };

export type ResetUserSecondFactorMutationVariables = Exact<{
  id: string | number;
}>;


export type ResetUserSecondFactorMutation = { resetUserSecondFactor: { message: string } };

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { inviteUser: { path: string, expiresAt: string } };

export type MakePasswordLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type MakePasswordLinkMutation = { makePasswordLink: { path: string, expiresAt: string } };

export type ReadPasswordLinkMutationVariables = Exact<{
  input: ReadPasswordLinkInput;
}>;


export type ReadPasswordLinkMutation = { readPasswordLink: { name: string, email: string, kind: string } };

export type UsePasswordLinkMutationVariables = Exact<{
  input: UsePasswordLinkInput;
}>;


export type UsePasswordLinkMutation = { usePasswordLink: { message: string } };

export type PublishMutationVariables = Exact<{ [key: string]: never; }>;


export type PublishMutation = { publish: unknown };

export type RollbackMutationVariables = Exact<{
  input: RollbackInput;
}>;


export type RollbackMutation = { rollback: unknown };

export type RemoveDeletedMutationVariables = Exact<{
  input: RemoveDeletedInput;
}>;


export type RemoveDeletedMutation = { removeDeleted: Array<{ id: string, isDone: boolean, code: string, message: string }> };

export type SaveDraftMutationVariables = Exact<{
  id: string | number;
  input: SaveDraftInput;
}>;


export type SaveDraftMutation = { saveDraft: unknown };

export type DropDraftMutationVariables = Exact<{
  id: string | number;
  input: DropDraftInput;
}>;


export type DropDraftMutation = { dropDraft: unknown };

export type PublishDraftMutationVariables = Exact<{
  id: string | number;
  input: PublishDraftInput;
}>;


export type PublishDraftMutation = { publishDraft: unknown };

export type AddNoteMutationVariables = Exact<{
  id: string | number;
  input: AddNoteInput;
}>;


export type AddNoteMutation = { addNote: { id: string, kind: string, text: string, by: string, at: string } };

export type LookAtMutationVariables = Exact<{
  id: string | number;
  input: LookAtInput;
}>;


export type LookAtMutation = { lookAt: Array<{ name: string }> };

export type LookAwayMutationVariables = Exact<{
  id: string | number;
  input: LookAwayInput;
}>;


export type LookAwayMutation = { lookAway: unknown };

export type ImportRecordsMutationVariables = Exact<{
  input: ImportRecordsInput;
}>;


export type ImportRecordsMutation = { importRecords: Array<{ row: number, action: string, title: string, changes: string, version: number, claims: Array<string>, released: Array<string>, errors: Array<{ path: string, message: string }> }> };

export type ChangeRecordsMutationVariables = Exact<{
  input: ChangeRecordsInput;
}>;


export type ChangeRecordsMutation = { changeRecords: Array<{ id: string, isDone: boolean, code: string, message: string, slug: string, version: number }> };

export type EditRecordsMutationVariables = Exact<{
  input: EditRecordsInput;
}>;


export type EditRecordsMutation = { editRecords: Array<{ id: string, title: string, isDone: boolean, code: string, message: string, version: number, changeCount: number, changes: Array<{ path: string, label: string, before: string, after: string }> }> };

export type UndoRecordsMutationVariables = Exact<{
  input: UndoRecordsInput;
}>;


export type UndoRecordsMutation = { undoRecords: Array<{ id: string, title: string, isDone: boolean, code: string, message: string, version: number, changeCount: number, changes: Array<{ path: string, label: string, before: string, after: string }> }> };

export type PreviewMutationVariables = Exact<{
  input: PreviewInput;
}>;


export type PreviewMutation = { preview: { path: string } };

export type ReorderGalleryMutationVariables = Exact<{
  input: ReorderGalleryInput;
}>;


export type ReorderGalleryMutation = { reorderGallery: Array<{ id: string }> };

export type SubscribeMutationVariables = Exact<{
  input: SubscribeInput;
}>;


export type SubscribeMutation = { subscribe: { message: string } };

export type UnsubscribeMutationVariables = Exact<{
  input: UnsubscribeInput;
}>;


export type UnsubscribeMutation = { unsubscribe: { message: string } };

export type DeleteUploadMutationVariables = Exact<{
  input: DeleteUploadInput;
}>;


export type DeleteUploadMutation = { deleteUpload: { message: string } };

export type CropUploadMutationVariables = Exact<{
  id: string | number;
  input: CropUploadInput;
}>;


export type CropUploadMutation = { cropUpload: { id: string } };

export type ReplaceUploadMutationVariables = Exact<{
  input: ReplaceUploadInput;
}>;


export type ReplaceUploadMutation = { replaceUpload: { count: number } };

export type RemoveUnusedUploadsMutationVariables = Exact<{
  input: RemoveUnusedUploadsInput;
}>;


export type RemoveUnusedUploadsMutation = { removeUnusedUploads: { count: number } };

export type RestoreRemovedUploadsMutationVariables = Exact<{ [key: string]: never; }>;


export type RestoreRemovedUploadsMutation = { restoreRemovedUploads: { count: number } };

export type ResetUserPasswordMutationVariables = Exact<{
  id: string | number;
  input: ResetUserPasswordInput;
}>;


export type ResetUserPasswordMutation = { resetUserPassword: { message: string } };

export type SearchQueryVariables = Exact<{
  search: string;
}>;


export type SearchQuery = { tours: { count: number, items: Array<{ id: string, title: string }> }, packages: { count: number, items: Array<{ id: string, title: string }> }, packageCategories: { count: number, items: Array<{ id: string, title: string }> }, destinations: { count: number, items: Array<{ id: string, title: string }> }, stays: { count: number, items: Array<{ id: string, title: string }> }, gallery: { count: number, items: Array<{ id: string, title: string }> }, blog: { count: number, items: Array<{ id: string, title: string }> }, testimonials: { count: number, items: Array<{ id: string, title: string }> }, team: { count: number, items: Array<{ id: string, title: string }> }, careers: { count: number, items: Array<{ id: string, title: string }> }, blocks: { count: number, items: Array<{ id: string, title: string }> } };

export type SearchAsEditorQueryVariables = Exact<{
  search: string;
}>;


export type SearchAsEditorQuery = { newsletter: { count: number, items: Array<{ id: string, title: string }> } };

export type SearchAsAdminQueryVariables = Exact<{
  search: string;
}>;


export type SearchAsAdminQuery = { users: { count: number, items: Array<{ id: string, title: string }> } };

export type KnownPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type KnownPlacesQuery = { destinations: { items: Array<{ name: string }> }, stays: { items: Array<{ id: string, name: string, place: string, latitude: number | null, longitude: number | null }> }, tours: { items: Array<{ id: string, itinerary: Array<{ place: string, latitude: number | null, longitude: number | null }> }> }, packages: { items: Array<{ id: string, itinerary: Array<{ place: string, latitude: number | null, longitude: number | null }> }> } };

export const TourFieldsFragmentDoc = `fragment TourFields on Tour { id version createdAt createdBy updatedAt title slug description image gallery { url type } category destination tourType duration price rating reviews highlights inclusions exclusions itinerary { id day title description place latitude longitude meals stay } groupSize style minAge effort start end guideLanguages minParty rates { id season from to everyYear perPerson { travellers price } singleSupplement child { fromAge toAge percent } } departures { id date places state price } closedDates { id from to reason } extras { id name price per } parkFees cancellation faqs { id question answer } planner relatedTrips bestMonths isFeatured isActive searchTitle searchDescription shareImage publishFrom publishUntil } ` as unknown as DocumentNode<TourFieldsFragment, unknown>;
export const PackageFieldsFragmentDoc = `fragment PackageFields on Package { id version createdAt createdBy updatedAt title slug description image gallery { url type } category destination duration price originalPrice rating reviews highlights itinerary { id day title description place latitude longitude meals stay } accommodation inclusions exclusions maxGroupSize style minAge effort start end guideLanguages minParty rates { id season from to everyYear perPerson { travellers price } singleSupplement child { fromAge toAge percent } } departures { id date places state price } closedDates { id from to reason } extras { id name price per } parkFees cancellation faqs { id question answer } planner relatedTrips bestMonths isFeatured isActive searchTitle searchDescription shareImage publishFrom publishUntil } ` as unknown as DocumentNode<PackageFieldsFragment, unknown>;
export const PackageCategoryFieldsFragmentDoc = `fragment PackageCategoryFields on PackageCategory { id version createdAt createdBy updatedAt name slug description icon order isActive searchTitle searchDescription shareImage publishFrom publishUntil } ` as unknown as DocumentNode<PackageCategoryFieldsFragment, unknown>;
export const DestinationFieldsFragmentDoc = `fragment DestinationFields on Destination { id version createdAt createdBy updatedAt name slug continent country description image tourCount bestMonths monthlyNotes { id month weather happens } faqs { id question answer } featured isActive searchTitle searchDescription shareImage publishFrom publishUntil } ` as unknown as DocumentNode<DestinationFieldsFragment, unknown>;
export const StayFieldsFragmentDoc = `fragment StayFields on Stay { id version createdAt createdBy updatedAt name slug kind place latitude longitude description image gallery { url type } facilities isActive searchTitle searchDescription shareImage publishFrom publishUntil } ` as unknown as DocumentNode<StayFieldsFragment, unknown>;
export const GalleryItemFieldsFragmentDoc = `fragment GalleryItemFields on GalleryItem { id version createdAt createdBy updatedAt title description image alt category sortOrder isFeatured isActive publishFrom publishUntil } ` as unknown as DocumentNode<GalleryItemFieldsFragment, unknown>;
export const BlogPostFieldsFragmentDoc = `fragment BlogPostFields on BlogPost { id version createdAt createdBy updatedAt title slug excerpt content image category author authorImage publishedDate readTime relatedTrips isFeatured isPublished searchTitle searchDescription shareImage publishFrom publishUntil } ` as unknown as DocumentNode<BlogPostFieldsFragment, unknown>;
export const TestimonialFieldsFragmentDoc = `fragment TestimonialFields on Testimonial { id version createdAt createdBy updatedAt name location avatar image rating text tourName isFeatured isActive publishFrom publishUntil } ` as unknown as DocumentNode<TestimonialFieldsFragment, unknown>;
export const TeamMemberFieldsFragmentDoc = `fragment TeamMemberFields on TeamMember { id version createdAt createdBy updatedAt name position bio image email phone order isActive publishFrom publishUntil } ` as unknown as DocumentNode<TeamMemberFieldsFragment, unknown>;
export const CareerFieldsFragmentDoc = `fragment CareerFields on Career { id version createdAt createdBy updatedAt title slug department location country employmentType experienceLevel description responsibilities requirements benefits salary { min max currency period display } applicationDeadline isFeatured isActive searchTitle searchDescription shareImage publishFrom publishUntil } ` as unknown as DocumentNode<CareerFieldsFragment, unknown>;
export const MetricsFieldsFragmentDoc = `fragment MetricsFields on Metrics { id version createdAt createdBy updatedAt destinations happyTravelers totalRating toursCompleted yearsExperience awards } ` as unknown as DocumentNode<MetricsFieldsFragment, unknown>;
export const SettingsFieldsFragmentDoc = `fragment SettingsFields on Settings { id version createdAt createdBy updatedAt siteName tagline logo email careersEmail phone address workingHours whatsappNumber mapEmbedUrl heroSection { title subtitle backgroundImage } socialLinks { facebook twitter instagram linkedin youtube pinterest } whyChooseUs { icon title description } ourValues { icon title description } aboutUs { title description mission vision heroImage } ourStory { title description secondParagraph thirdParagraph videoLink image1 image2 } faqs { id question answer } footerText copyrightText faqPdfUrl bookingPolicyUrl termsConditionsUrl timeZone } ` as unknown as DocumentNode<SettingsFieldsFragment, unknown>;
export const BlockFieldsFragmentDoc = `fragment BlockFields on Block { id version createdAt createdBy updatedAt name title description place meals stay } ` as unknown as DocumentNode<BlockFieldsFragment, unknown>;
export const SubscriberFieldsFragmentDoc = `fragment SubscriberFields on Subscriber { id version createdAt createdBy updatedAt email isActive subscribedAt unsubscribedAt } ` as unknown as DocumentNode<SubscriberFieldsFragment, unknown>;
export const UploadFieldsFragmentDoc = `fragment UploadFields on Upload { id version createdAt createdBy updatedAt public_id url fileName type width height placeholder widths bytes hasIcons crop { turn x y width height } files title alt caption tags focus { x y } } ` as unknown as DocumentNode<UploadFieldsFragment, unknown>;
export const UserFieldsFragmentDoc = `fragment UserFields on User { id version createdAt createdBy updatedAt name email role sections isActive } ` as unknown as DocumentNode<UserFieldsFragment, unknown>;
export const ListTourDocument = `query ListTour($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: TourFilter) { tours( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...TourFields } count } } ${TourFieldsFragmentDoc}` as unknown as DocumentNode<ListTourQuery, ListTourQueryVariables>;
export const OneTourDocument = `query OneTour($id: ID!) { tour(id: $id) { ...TourFields } } ${TourFieldsFragmentDoc}` as unknown as DocumentNode<OneTourQuery, OneTourQueryVariables>;
export const HistoryTourDocument = `query HistoryTour($id: ID!, $page: Int, $limit: Int) { tourHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryTourQuery, HistoryTourQueryVariables>;
export const CreateTourDocument = `mutation CreateTour($input: TourInput!) { createTour(input: $input) { ...TourFields } } ${TourFieldsFragmentDoc}` as unknown as DocumentNode<CreateTourMutation, CreateTourMutationVariables>;
export const UpdateTourDocument = `mutation UpdateTour($id: ID!, $input: TourInput!, $version: Int) { updateTour(id: $id, input: $input, version: $version) { ...TourFields } } ${TourFieldsFragmentDoc}` as unknown as DocumentNode<UpdateTourMutation, UpdateTourMutationVariables>;
export const RemoveTourDocument = `mutation RemoveTour($id: ID!) { deleteTour(id: $id) { id } } ` as unknown as DocumentNode<RemoveTourMutation, RemoveTourMutationVariables>;
export const RestoreTourDocument = `mutation RestoreTour($id: ID!, $version: Int!) { restoreTour(id: $id, version: $version) { ...TourFields } } ${TourFieldsFragmentDoc}` as unknown as DocumentNode<RestoreTourMutation, RestoreTourMutationVariables>;
export const ListPackageDocument = `query ListPackage($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: PackageFilter) { packages( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...PackageFields } count } } ${PackageFieldsFragmentDoc}` as unknown as DocumentNode<ListPackageQuery, ListPackageQueryVariables>;
export const OnePackageDocument = `query OnePackage($id: ID!) { package(id: $id) { ...PackageFields } } ${PackageFieldsFragmentDoc}` as unknown as DocumentNode<OnePackageQuery, OnePackageQueryVariables>;
export const HistoryPackageDocument = `query HistoryPackage($id: ID!, $page: Int, $limit: Int) { packageHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryPackageQuery, HistoryPackageQueryVariables>;
export const CreatePackageDocument = `mutation CreatePackage($input: PackageInput!) { createPackage(input: $input) { ...PackageFields } } ${PackageFieldsFragmentDoc}` as unknown as DocumentNode<CreatePackageMutation, CreatePackageMutationVariables>;
export const UpdatePackageDocument = `mutation UpdatePackage($id: ID!, $input: PackageInput!, $version: Int) { updatePackage(id: $id, input: $input, version: $version) { ...PackageFields } } ${PackageFieldsFragmentDoc}` as unknown as DocumentNode<UpdatePackageMutation, UpdatePackageMutationVariables>;
export const RemovePackageDocument = `mutation RemovePackage($id: ID!) { deletePackage(id: $id) { id } } ` as unknown as DocumentNode<RemovePackageMutation, RemovePackageMutationVariables>;
export const RestorePackageDocument = `mutation RestorePackage($id: ID!, $version: Int!) { restorePackage(id: $id, version: $version) { ...PackageFields } } ${PackageFieldsFragmentDoc}` as unknown as DocumentNode<RestorePackageMutation, RestorePackageMutationVariables>;
export const ListPackageCategoryDocument = `query ListPackageCategory($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: PackageCategoryFilter) { packageCategories( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...PackageCategoryFields } count } } ${PackageCategoryFieldsFragmentDoc}` as unknown as DocumentNode<ListPackageCategoryQuery, ListPackageCategoryQueryVariables>;
export const OnePackageCategoryDocument = `query OnePackageCategory($id: ID!) { packageCategory(id: $id) { ...PackageCategoryFields } } ${PackageCategoryFieldsFragmentDoc}` as unknown as DocumentNode<OnePackageCategoryQuery, OnePackageCategoryQueryVariables>;
export const HistoryPackageCategoryDocument = `query HistoryPackageCategory($id: ID!, $page: Int, $limit: Int) { packageCategoryHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryPackageCategoryQuery, HistoryPackageCategoryQueryVariables>;
export const CreatePackageCategoryDocument = `mutation CreatePackageCategory($input: PackageCategoryInput!) { createPackageCategory(input: $input) { ...PackageCategoryFields } } ${PackageCategoryFieldsFragmentDoc}` as unknown as DocumentNode<CreatePackageCategoryMutation, CreatePackageCategoryMutationVariables>;
export const UpdatePackageCategoryDocument = `mutation UpdatePackageCategory($id: ID!, $input: PackageCategoryInput!, $version: Int) { updatePackageCategory(id: $id, input: $input, version: $version) { ...PackageCategoryFields } } ${PackageCategoryFieldsFragmentDoc}` as unknown as DocumentNode<UpdatePackageCategoryMutation, UpdatePackageCategoryMutationVariables>;
export const RemovePackageCategoryDocument = `mutation RemovePackageCategory($id: ID!) { deletePackageCategory(id: $id) { id } } ` as unknown as DocumentNode<RemovePackageCategoryMutation, RemovePackageCategoryMutationVariables>;
export const RestorePackageCategoryDocument = `mutation RestorePackageCategory($id: ID!, $version: Int!) { restorePackageCategory(id: $id, version: $version) { ...PackageCategoryFields } } ${PackageCategoryFieldsFragmentDoc}` as unknown as DocumentNode<RestorePackageCategoryMutation, RestorePackageCategoryMutationVariables>;
export const ListDestinationDocument = `query ListDestination($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: DestinationFilter) { destinations( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...DestinationFields } count } } ${DestinationFieldsFragmentDoc}` as unknown as DocumentNode<ListDestinationQuery, ListDestinationQueryVariables>;
export const OneDestinationDocument = `query OneDestination($id: ID!) { destination(id: $id) { ...DestinationFields } } ${DestinationFieldsFragmentDoc}` as unknown as DocumentNode<OneDestinationQuery, OneDestinationQueryVariables>;
export const HistoryDestinationDocument = `query HistoryDestination($id: ID!, $page: Int, $limit: Int) { destinationHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryDestinationQuery, HistoryDestinationQueryVariables>;
export const CreateDestinationDocument = `mutation CreateDestination($input: DestinationInput!) { createDestination(input: $input) { ...DestinationFields } } ${DestinationFieldsFragmentDoc}` as unknown as DocumentNode<CreateDestinationMutation, CreateDestinationMutationVariables>;
export const UpdateDestinationDocument = `mutation UpdateDestination($id: ID!, $input: DestinationInput!, $version: Int) { updateDestination(id: $id, input: $input, version: $version) { ...DestinationFields } } ${DestinationFieldsFragmentDoc}` as unknown as DocumentNode<UpdateDestinationMutation, UpdateDestinationMutationVariables>;
export const RemoveDestinationDocument = `mutation RemoveDestination($id: ID!) { deleteDestination(id: $id) { id } } ` as unknown as DocumentNode<RemoveDestinationMutation, RemoveDestinationMutationVariables>;
export const RestoreDestinationDocument = `mutation RestoreDestination($id: ID!, $version: Int!) { restoreDestination(id: $id, version: $version) { ...DestinationFields } } ${DestinationFieldsFragmentDoc}` as unknown as DocumentNode<RestoreDestinationMutation, RestoreDestinationMutationVariables>;
export const ListStayDocument = `query ListStay($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: StayFilter) { stays( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...StayFields } count } } ${StayFieldsFragmentDoc}` as unknown as DocumentNode<ListStayQuery, ListStayQueryVariables>;
export const OneStayDocument = `query OneStay($id: ID!) { stay(id: $id) { ...StayFields } } ${StayFieldsFragmentDoc}` as unknown as DocumentNode<OneStayQuery, OneStayQueryVariables>;
export const HistoryStayDocument = `query HistoryStay($id: ID!, $page: Int, $limit: Int) { stayHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryStayQuery, HistoryStayQueryVariables>;
export const CreateStayDocument = `mutation CreateStay($input: StayInput!) { createStay(input: $input) { ...StayFields } } ${StayFieldsFragmentDoc}` as unknown as DocumentNode<CreateStayMutation, CreateStayMutationVariables>;
export const UpdateStayDocument = `mutation UpdateStay($id: ID!, $input: StayInput!, $version: Int) { updateStay(id: $id, input: $input, version: $version) { ...StayFields } } ${StayFieldsFragmentDoc}` as unknown as DocumentNode<UpdateStayMutation, UpdateStayMutationVariables>;
export const RemoveStayDocument = `mutation RemoveStay($id: ID!) { deleteStay(id: $id) { id } } ` as unknown as DocumentNode<RemoveStayMutation, RemoveStayMutationVariables>;
export const RestoreStayDocument = `mutation RestoreStay($id: ID!, $version: Int!) { restoreStay(id: $id, version: $version) { ...StayFields } } ${StayFieldsFragmentDoc}` as unknown as DocumentNode<RestoreStayMutation, RestoreStayMutationVariables>;
export const ListGalleryItemDocument = `query ListGalleryItem($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: GalleryItemFilter) { gallery( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...GalleryItemFields } count } } ${GalleryItemFieldsFragmentDoc}` as unknown as DocumentNode<ListGalleryItemQuery, ListGalleryItemQueryVariables>;
export const OneGalleryItemDocument = `query OneGalleryItem($id: ID!) { galleryItem(id: $id) { ...GalleryItemFields } } ${GalleryItemFieldsFragmentDoc}` as unknown as DocumentNode<OneGalleryItemQuery, OneGalleryItemQueryVariables>;
export const HistoryGalleryItemDocument = `query HistoryGalleryItem($id: ID!, $page: Int, $limit: Int) { galleryItemHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryGalleryItemQuery, HistoryGalleryItemQueryVariables>;
export const CreateGalleryItemDocument = `mutation CreateGalleryItem($input: GalleryItemInput!) { createGalleryItem(input: $input) { ...GalleryItemFields } } ${GalleryItemFieldsFragmentDoc}` as unknown as DocumentNode<CreateGalleryItemMutation, CreateGalleryItemMutationVariables>;
export const UpdateGalleryItemDocument = `mutation UpdateGalleryItem($id: ID!, $input: GalleryItemInput!, $version: Int) { updateGalleryItem(id: $id, input: $input, version: $version) { ...GalleryItemFields } } ${GalleryItemFieldsFragmentDoc}` as unknown as DocumentNode<UpdateGalleryItemMutation, UpdateGalleryItemMutationVariables>;
export const RemoveGalleryItemDocument = `mutation RemoveGalleryItem($id: ID!) { deleteGalleryItem(id: $id) { id } } ` as unknown as DocumentNode<RemoveGalleryItemMutation, RemoveGalleryItemMutationVariables>;
export const RestoreGalleryItemDocument = `mutation RestoreGalleryItem($id: ID!, $version: Int!) { restoreGalleryItem(id: $id, version: $version) { ...GalleryItemFields } } ${GalleryItemFieldsFragmentDoc}` as unknown as DocumentNode<RestoreGalleryItemMutation, RestoreGalleryItemMutationVariables>;
export const ListBlogPostDocument = `query ListBlogPost($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: BlogPostFilter) { blog( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...BlogPostFields } count } } ${BlogPostFieldsFragmentDoc}` as unknown as DocumentNode<ListBlogPostQuery, ListBlogPostQueryVariables>;
export const OneBlogPostDocument = `query OneBlogPost($id: ID!) { blogPost(id: $id) { ...BlogPostFields } } ${BlogPostFieldsFragmentDoc}` as unknown as DocumentNode<OneBlogPostQuery, OneBlogPostQueryVariables>;
export const HistoryBlogPostDocument = `query HistoryBlogPost($id: ID!, $page: Int, $limit: Int) { blogPostHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryBlogPostQuery, HistoryBlogPostQueryVariables>;
export const CreateBlogPostDocument = `mutation CreateBlogPost($input: BlogPostInput!) { createBlogPost(input: $input) { ...BlogPostFields } } ${BlogPostFieldsFragmentDoc}` as unknown as DocumentNode<CreateBlogPostMutation, CreateBlogPostMutationVariables>;
export const UpdateBlogPostDocument = `mutation UpdateBlogPost($id: ID!, $input: BlogPostInput!, $version: Int) { updateBlogPost(id: $id, input: $input, version: $version) { ...BlogPostFields } } ${BlogPostFieldsFragmentDoc}` as unknown as DocumentNode<UpdateBlogPostMutation, UpdateBlogPostMutationVariables>;
export const RemoveBlogPostDocument = `mutation RemoveBlogPost($id: ID!) { deleteBlogPost(id: $id) { id } } ` as unknown as DocumentNode<RemoveBlogPostMutation, RemoveBlogPostMutationVariables>;
export const RestoreBlogPostDocument = `mutation RestoreBlogPost($id: ID!, $version: Int!) { restoreBlogPost(id: $id, version: $version) { ...BlogPostFields } } ${BlogPostFieldsFragmentDoc}` as unknown as DocumentNode<RestoreBlogPostMutation, RestoreBlogPostMutationVariables>;
export const ListTestimonialDocument = `query ListTestimonial($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: TestimonialFilter) { testimonials( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...TestimonialFields } count } } ${TestimonialFieldsFragmentDoc}` as unknown as DocumentNode<ListTestimonialQuery, ListTestimonialQueryVariables>;
export const OneTestimonialDocument = `query OneTestimonial($id: ID!) { testimonial(id: $id) { ...TestimonialFields } } ${TestimonialFieldsFragmentDoc}` as unknown as DocumentNode<OneTestimonialQuery, OneTestimonialQueryVariables>;
export const HistoryTestimonialDocument = `query HistoryTestimonial($id: ID!, $page: Int, $limit: Int) { testimonialHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryTestimonialQuery, HistoryTestimonialQueryVariables>;
export const CreateTestimonialDocument = `mutation CreateTestimonial($input: TestimonialInput!) { createTestimonial(input: $input) { ...TestimonialFields } } ${TestimonialFieldsFragmentDoc}` as unknown as DocumentNode<CreateTestimonialMutation, CreateTestimonialMutationVariables>;
export const UpdateTestimonialDocument = `mutation UpdateTestimonial($id: ID!, $input: TestimonialInput!, $version: Int) { updateTestimonial(id: $id, input: $input, version: $version) { ...TestimonialFields } } ${TestimonialFieldsFragmentDoc}` as unknown as DocumentNode<UpdateTestimonialMutation, UpdateTestimonialMutationVariables>;
export const RemoveTestimonialDocument = `mutation RemoveTestimonial($id: ID!) { deleteTestimonial(id: $id) { id } } ` as unknown as DocumentNode<RemoveTestimonialMutation, RemoveTestimonialMutationVariables>;
export const RestoreTestimonialDocument = `mutation RestoreTestimonial($id: ID!, $version: Int!) { restoreTestimonial(id: $id, version: $version) { ...TestimonialFields } } ${TestimonialFieldsFragmentDoc}` as unknown as DocumentNode<RestoreTestimonialMutation, RestoreTestimonialMutationVariables>;
export const ListTeamMemberDocument = `query ListTeamMember($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: TeamMemberFilter) { team( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...TeamMemberFields } count } } ${TeamMemberFieldsFragmentDoc}` as unknown as DocumentNode<ListTeamMemberQuery, ListTeamMemberQueryVariables>;
export const OneTeamMemberDocument = `query OneTeamMember($id: ID!) { teamMember(id: $id) { ...TeamMemberFields } } ${TeamMemberFieldsFragmentDoc}` as unknown as DocumentNode<OneTeamMemberQuery, OneTeamMemberQueryVariables>;
export const HistoryTeamMemberDocument = `query HistoryTeamMember($id: ID!, $page: Int, $limit: Int) { teamMemberHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryTeamMemberQuery, HistoryTeamMemberQueryVariables>;
export const CreateTeamMemberDocument = `mutation CreateTeamMember($input: TeamMemberInput!) { createTeamMember(input: $input) { ...TeamMemberFields } } ${TeamMemberFieldsFragmentDoc}` as unknown as DocumentNode<CreateTeamMemberMutation, CreateTeamMemberMutationVariables>;
export const UpdateTeamMemberDocument = `mutation UpdateTeamMember($id: ID!, $input: TeamMemberInput!, $version: Int) { updateTeamMember(id: $id, input: $input, version: $version) { ...TeamMemberFields } } ${TeamMemberFieldsFragmentDoc}` as unknown as DocumentNode<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>;
export const RemoveTeamMemberDocument = `mutation RemoveTeamMember($id: ID!) { deleteTeamMember(id: $id) { id } } ` as unknown as DocumentNode<RemoveTeamMemberMutation, RemoveTeamMemberMutationVariables>;
export const RestoreTeamMemberDocument = `mutation RestoreTeamMember($id: ID!, $version: Int!) { restoreTeamMember(id: $id, version: $version) { ...TeamMemberFields } } ${TeamMemberFieldsFragmentDoc}` as unknown as DocumentNode<RestoreTeamMemberMutation, RestoreTeamMemberMutationVariables>;
export const ListCareerDocument = `query ListCareer($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: CareerFilter) { careers( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...CareerFields } count } } ${CareerFieldsFragmentDoc}` as unknown as DocumentNode<ListCareerQuery, ListCareerQueryVariables>;
export const OneCareerDocument = `query OneCareer($id: ID!) { career(id: $id) { ...CareerFields } } ${CareerFieldsFragmentDoc}` as unknown as DocumentNode<OneCareerQuery, OneCareerQueryVariables>;
export const HistoryCareerDocument = `query HistoryCareer($id: ID!, $page: Int, $limit: Int) { careerHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryCareerQuery, HistoryCareerQueryVariables>;
export const CreateCareerDocument = `mutation CreateCareer($input: CareerInput!) { createCareer(input: $input) { ...CareerFields } } ${CareerFieldsFragmentDoc}` as unknown as DocumentNode<CreateCareerMutation, CreateCareerMutationVariables>;
export const UpdateCareerDocument = `mutation UpdateCareer($id: ID!, $input: CareerInput!, $version: Int) { updateCareer(id: $id, input: $input, version: $version) { ...CareerFields } } ${CareerFieldsFragmentDoc}` as unknown as DocumentNode<UpdateCareerMutation, UpdateCareerMutationVariables>;
export const RemoveCareerDocument = `mutation RemoveCareer($id: ID!) { deleteCareer(id: $id) { id } } ` as unknown as DocumentNode<RemoveCareerMutation, RemoveCareerMutationVariables>;
export const RestoreCareerDocument = `mutation RestoreCareer($id: ID!, $version: Int!) { restoreCareer(id: $id, version: $version) { ...CareerFields } } ${CareerFieldsFragmentDoc}` as unknown as DocumentNode<RestoreCareerMutation, RestoreCareerMutationVariables>;
export const OneMetricsDocument = `query OneMetrics { metrics { ...MetricsFields } } ${MetricsFieldsFragmentDoc}` as unknown as DocumentNode<OneMetricsQuery, OneMetricsQueryVariables>;
export const HistoryMetricsDocument = `query HistoryMetrics($id: ID!, $page: Int, $limit: Int) { metricsHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryMetricsQuery, HistoryMetricsQueryVariables>;
export const UpdateMetricsDocument = `mutation UpdateMetrics($input: MetricsInput!, $version: Int) { updateMetrics(input: $input, version: $version) { ...MetricsFields } } ${MetricsFieldsFragmentDoc}` as unknown as DocumentNode<UpdateMetricsMutation, UpdateMetricsMutationVariables>;
export const RestoreMetricsDocument = `mutation RestoreMetrics($id: ID!, $version: Int!) { restoreMetrics(id: $id, version: $version) { ...MetricsFields } } ${MetricsFieldsFragmentDoc}` as unknown as DocumentNode<RestoreMetricsMutation, RestoreMetricsMutationVariables>;
export const OneSettingsDocument = `query OneSettings { settings { ...SettingsFields } } ${SettingsFieldsFragmentDoc}` as unknown as DocumentNode<OneSettingsQuery, OneSettingsQueryVariables>;
export const HistorySettingsDocument = `query HistorySettings($id: ID!, $page: Int, $limit: Int) { settingsHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistorySettingsQuery, HistorySettingsQueryVariables>;
export const UpdateSettingsDocument = `mutation UpdateSettings($input: SettingsInput!, $version: Int) { updateSettings(input: $input, version: $version) { ...SettingsFields } } ${SettingsFieldsFragmentDoc}` as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const RestoreSettingsDocument = `mutation RestoreSettings($id: ID!, $version: Int!) { restoreSettings(id: $id, version: $version) { ...SettingsFields } } ${SettingsFieldsFragmentDoc}` as unknown as DocumentNode<RestoreSettingsMutation, RestoreSettingsMutationVariables>;
export const ListBlockDocument = `query ListBlock($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: BlockFilter) { blocks( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...BlockFields } count } } ${BlockFieldsFragmentDoc}` as unknown as DocumentNode<ListBlockQuery, ListBlockQueryVariables>;
export const OneBlockDocument = `query OneBlock($id: ID!) { block(id: $id) { ...BlockFields } } ${BlockFieldsFragmentDoc}` as unknown as DocumentNode<OneBlockQuery, OneBlockQueryVariables>;
export const HistoryBlockDocument = `query HistoryBlock($id: ID!, $page: Int, $limit: Int) { blockHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryBlockQuery, HistoryBlockQueryVariables>;
export const CreateBlockDocument = `mutation CreateBlock($input: BlockInput!) { createBlock(input: $input) { ...BlockFields } } ${BlockFieldsFragmentDoc}` as unknown as DocumentNode<CreateBlockMutation, CreateBlockMutationVariables>;
export const UpdateBlockDocument = `mutation UpdateBlock($id: ID!, $input: BlockInput!, $version: Int) { updateBlock(id: $id, input: $input, version: $version) { ...BlockFields } } ${BlockFieldsFragmentDoc}` as unknown as DocumentNode<UpdateBlockMutation, UpdateBlockMutationVariables>;
export const RemoveBlockDocument = `mutation RemoveBlock($id: ID!) { deleteBlock(id: $id) { id } } ` as unknown as DocumentNode<RemoveBlockMutation, RemoveBlockMutationVariables>;
export const RestoreBlockDocument = `mutation RestoreBlock($id: ID!, $version: Int!) { restoreBlock(id: $id, version: $version) { ...BlockFields } } ${BlockFieldsFragmentDoc}` as unknown as DocumentNode<RestoreBlockMutation, RestoreBlockMutationVariables>;
export const ListSubscriberDocument = `query ListSubscriber($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: SubscriberFilter) { newsletter( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...SubscriberFields } count } } ${SubscriberFieldsFragmentDoc}` as unknown as DocumentNode<ListSubscriberQuery, ListSubscriberQueryVariables>;
export const RemoveSubscriberDocument = `mutation RemoveSubscriber($id: ID!) { deleteSubscriber(id: $id) { id } } ` as unknown as DocumentNode<RemoveSubscriberMutation, RemoveSubscriberMutationVariables>;
export const ListUploadDocument = `query ListUpload($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: UploadFilter) { uploads( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...UploadFields } count } } ${UploadFieldsFragmentDoc}` as unknown as DocumentNode<ListUploadQuery, ListUploadQueryVariables>;
export const OneUploadDocument = `query OneUpload($id: ID!) { upload(id: $id) { ...UploadFields } } ${UploadFieldsFragmentDoc}` as unknown as DocumentNode<OneUploadQuery, OneUploadQueryVariables>;
export const HistoryUploadDocument = `query HistoryUpload($id: ID!, $page: Int, $limit: Int) { uploadHistory(id: $id, page: $page, limit: $limit) { items count } } ` as unknown as DocumentNode<HistoryUploadQuery, HistoryUploadQueryVariables>;
export const UpdateUploadDocument = `mutation UpdateUpload($id: ID!, $input: UploadInput!, $version: Int) { updateUpload(id: $id, input: $input, version: $version) { ...UploadFields } } ${UploadFieldsFragmentDoc}` as unknown as DocumentNode<UpdateUploadMutation, UpdateUploadMutationVariables>;
export const RestoreUploadDocument = `mutation RestoreUpload($id: ID!, $version: Int!) { restoreUpload(id: $id, version: $version) { ...UploadFields } } ${UploadFieldsFragmentDoc}` as unknown as DocumentNode<RestoreUploadMutation, RestoreUploadMutationVariables>;
export const ListUserDocument = `query ListUser($ids: [ID!], $search: String, $sort: String, $page: Int, $limit: Int, $filter: UserFilter) { users( ids: $ids search: $search sort: $sort page: $page limit: $limit filter: $filter ) { items { ...UserFields } count } } ${UserFieldsFragmentDoc}` as unknown as DocumentNode<ListUserQuery, ListUserQueryVariables>;
export const OneUserDocument = `query OneUser($id: ID!) { user(id: $id) { ...UserFields } } ${UserFieldsFragmentDoc}` as unknown as DocumentNode<OneUserQuery, OneUserQueryVariables>;
export const CreateUserDocument = `mutation CreateUser($input: UserInput!) { createUser(input: $input) { ...UserFields } } ${UserFieldsFragmentDoc}` as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const UpdateUserDocument = `mutation UpdateUser($id: ID!, $input: UserInput!, $version: Int) { updateUser(id: $id, input: $input, version: $version) { ...UserFields } } ${UserFieldsFragmentDoc}` as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const RemoveUserDocument = `mutation RemoveUser($id: ID!) { deleteUser(id: $id) { id } } ` as unknown as DocumentNode<RemoveUserMutation, RemoveUserMutationVariables>;
export const MeDocument = `query Me { me { id } } ` as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SessionsDocument = `query Sessions { sessions { id device address openedAt isCurrent } } ` as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const UserSessionsDocument = `query UserSessions($id: ID!) { userSessions(id: $id) { id device address openedAt isCurrent } } ` as unknown as DocumentNode<UserSessionsQuery, UserSessionsQueryVariables>;
export const SecondFactorDocument = `query SecondFactor { secondFactor { isOffered isOn since recoveryCodesLeft resetBy resetAt } } ` as unknown as DocumentNode<SecondFactorQuery, SecondFactorQueryVariables>;
export const SecondFactorsDocument = `query SecondFactors { secondFactors { id since } } ` as unknown as DocumentNode<SecondFactorsQuery, SecondFactorsQueryVariables>;
export const SecurityEventsDocument = `query SecurityEvents($page: Int, $limit: Int) { securityEvents(page: $page, limit: $limit) { items { id event account by at device address } count } } ` as unknown as DocumentNode<SecurityEventsQuery, SecurityEventsQueryVariables>;
export const UserSecurityEventsDocument = `query UserSecurityEvents($input: UserSecurityEventsInput, $page: Int, $limit: Int) { userSecurityEvents(input: $input, page: $page, limit: $limit) { items { id event account by at device address } count } } ` as unknown as DocumentNode<UserSecurityEventsQuery, UserSecurityEventsQueryVariables>;
export const DemoLoginDocument = `query DemoLogin { demoLogin { email password } } ` as unknown as DocumentNode<DemoLoginQuery, DemoLoginQueryVariables>;
export const PublicationDocument = `query Publication { publication } ` as unknown as DocumentNode<PublicationQuery, PublicationQueryVariables>;
export const BinDocument = `query Bin($input: BinInput, $page: Int, $limit: Int) { bin(input: $input, page: $page, limit: $limit) { items { resource recordId version title by at } count } } ` as unknown as DocumentNode<BinQuery, BinQueryVariables>;
export const BinSummaryDocument = `query BinSummary { binSummary { resource by count } } ` as unknown as DocumentNode<BinSummaryQuery, BinSummaryQueryVariables>;
export const FilterChoicesDocument = `query FilterChoices($input: FilterChoicesInput) { filterChoices(input: $input) { resource filter value label } } ` as unknown as DocumentNode<FilterChoicesQuery, FilterChoicesQueryVariables>;
export const DraftsDocument = `query Drafts($page: Int, $limit: Int) { drafts(page: $page, limit: $limit) { items { resource recordId title by at } count } } ` as unknown as DocumentNode<DraftsQuery, DraftsQueryVariables>;
export const DraftDocument = `query Draft($id: ID!, $input: DraftInput!) { draft(id: $id, input: $input) } ` as unknown as DocumentNode<DraftQuery, DraftQueryVariables>;
export const NotesDocument = `query Notes($id: ID!, $input: NotesInput!, $page: Int, $limit: Int) { notes(id: $id, input: $input, page: $page, limit: $limit) { items { id kind text by at } count } } ` as unknown as DocumentNode<NotesQuery, NotesQueryVariables>;
export const ReviewsDocument = `query Reviews($page: Int, $limit: Int) { reviews(page: $page, limit: $limit) { items { resource recordId title text by at } count } } ` as unknown as DocumentNode<ReviewsQuery, ReviewsQueryVariables>;
export const TasksDocument = `query Tasks { tasks { kind resource count recordId title address date } } ` as unknown as DocumentNode<TasksQuery, TasksQueryVariables>;
export const PackagesByCategoryDocument = `query PackagesByCategory($input: PackagesByCategoryInput!) { packagesByCategory(input: $input) { id } } ` as unknown as DocumentNode<PackagesByCategoryQuery, PackagesByCategoryQueryVariables>;
export const GalleryCategoriesDocument = `query GalleryCategories { galleryCategories { id count } } ` as unknown as DocumentNode<GalleryCategoriesQuery, GalleryCategoriesQueryVariables>;
export const ExportNewsletterDocument = `query ExportNewsletter($input: ExportNewsletterInput) { exportNewsletter(input: $input) { fileName text } } ` as unknown as DocumentNode<ExportNewsletterQuery, ExportNewsletterQueryVariables>;
export const FramedUploadsDocument = `query FramedUploads($input: FramedUploadsInput) { framedUploads(input: $input) { public_id focus { x y } } } ` as unknown as DocumentNode<FramedUploadsQuery, FramedUploadsQueryVariables>;
export const UploadTagsDocument = `query UploadTags { uploadTags { tag count } } ` as unknown as DocumentNode<UploadTagsQuery, UploadTagsQueryVariables>;
export const UploadOriginalDocument = `query UploadOriginal($id: ID!) { uploadOriginal(id: $id) { url width height } } ` as unknown as DocumentNode<UploadOriginalQuery, UploadOriginalQueryVariables>;
export const UploadUsesDocument = `query UploadUses($id: ID!) { uploadUses(id: $id) { resource recordId title isInBin } } ` as unknown as DocumentNode<UploadUsesQuery, UploadUsesQueryVariables>;
export const UnusedUploadsDocument = `query UnusedUploads { unusedUploads { id } } ` as unknown as DocumentNode<UnusedUploadsQuery, UnusedUploadsQueryVariables>;
export const RemovedUploadsDocument = `query RemovedUploads { removedUploads { count until } } ` as unknown as DocumentNode<RemovedUploadsQuery, RemovedUploadsQueryVariables>;
export const LoginDocument = `mutation Login($input: LoginInput!) { login(input: $input) { token id name email role isActive sections } } ` as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = `mutation Logout { logout { message } } ` as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const ChangeProfileDocument = `mutation ChangeProfile($input: ChangeProfileInput!) { changeProfile(input: $input) { id } } ` as unknown as DocumentNode<ChangeProfileMutation, ChangeProfileMutationVariables>;
export const ChangePasswordDocument = `mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { message } } ` as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const EndSessionDocument = `mutation EndSession($input: EndSessionInput!) { endSession(input: $input) { message } } ` as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndUserSessionsDocument = `mutation EndUserSessions($id: ID!, $input: EndUserSessionsInput!) { endUserSessions(id: $id, input: $input) { message } } ` as unknown as DocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const BeginSecondFactorDocument = `mutation BeginSecondFactor($input: BeginSecondFactorInput!) { beginSecondFactor(input: $input) { secret address } } ` as unknown as DocumentNode<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = `mutation ConfirmSecondFactor($input: ConfirmSecondFactorInput!) { confirmSecondFactor(input: $input) { recoveryCodes } } ` as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = `mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) { renewRecoveryCodes(input: $input) { recoveryCodes } } ` as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const EndSecondFactorDocument = `mutation EndSecondFactor($input: EndSecondFactorInput!) { endSecondFactor(input: $input) { message } } ` as unknown as DocumentNode<EndSecondFactorMutation, EndSecondFactorMutationVariables>;
export const ResetUserSecondFactorDocument = `mutation ResetUserSecondFactor($id: ID!) { resetUserSecondFactor(id: $id) { message } } ` as unknown as DocumentNode<ResetUserSecondFactorMutation, ResetUserSecondFactorMutationVariables>;
export const InviteUserDocument = `mutation InviteUser($input: InviteUserInput!) { inviteUser(input: $input) { path expiresAt } } ` as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const MakePasswordLinkDocument = `mutation MakePasswordLink($id: ID!) { makePasswordLink(id: $id) { path expiresAt } } ` as unknown as DocumentNode<MakePasswordLinkMutation, MakePasswordLinkMutationVariables>;
export const ReadPasswordLinkDocument = `mutation ReadPasswordLink($input: ReadPasswordLinkInput!) { readPasswordLink(input: $input) { name email kind } } ` as unknown as DocumentNode<ReadPasswordLinkMutation, ReadPasswordLinkMutationVariables>;
export const UsePasswordLinkDocument = `mutation UsePasswordLink($input: UsePasswordLinkInput!) { usePasswordLink(input: $input) { message } } ` as unknown as DocumentNode<UsePasswordLinkMutation, UsePasswordLinkMutationVariables>;
export const PublishDocument = `mutation Publish { publish } ` as unknown as DocumentNode<PublishMutation, PublishMutationVariables>;
export const RollbackDocument = `mutation Rollback($input: RollbackInput!) { rollback(input: $input) } ` as unknown as DocumentNode<RollbackMutation, RollbackMutationVariables>;
export const RemoveDeletedDocument = `mutation RemoveDeleted($input: RemoveDeletedInput!) { removeDeleted(input: $input) { id isDone code message } } ` as unknown as DocumentNode<RemoveDeletedMutation, RemoveDeletedMutationVariables>;
export const SaveDraftDocument = `mutation SaveDraft($id: ID!, $input: SaveDraftInput!) { saveDraft(id: $id, input: $input) } ` as unknown as DocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;
export const DropDraftDocument = `mutation DropDraft($id: ID!, $input: DropDraftInput!) { dropDraft(id: $id, input: $input) } ` as unknown as DocumentNode<DropDraftMutation, DropDraftMutationVariables>;
export const PublishDraftDocument = `mutation PublishDraft($id: ID!, $input: PublishDraftInput!) { publishDraft(id: $id, input: $input) } ` as unknown as DocumentNode<PublishDraftMutation, PublishDraftMutationVariables>;
export const AddNoteDocument = `mutation AddNote($id: ID!, $input: AddNoteInput!) { addNote(id: $id, input: $input) { id kind text by at } } ` as unknown as DocumentNode<AddNoteMutation, AddNoteMutationVariables>;
export const LookAtDocument = `mutation LookAt($id: ID!, $input: LookAtInput!) { lookAt(id: $id, input: $input) { name } } ` as unknown as DocumentNode<LookAtMutation, LookAtMutationVariables>;
export const LookAwayDocument = `mutation LookAway($id: ID!, $input: LookAwayInput!) { lookAway(id: $id, input: $input) } ` as unknown as DocumentNode<LookAwayMutation, LookAwayMutationVariables>;
export const ImportRecordsDocument = `mutation ImportRecords($input: ImportRecordsInput!) { importRecords(input: $input) { row action title changes version claims released errors { path message } } } ` as unknown as DocumentNode<ImportRecordsMutation, ImportRecordsMutationVariables>;
export const ChangeRecordsDocument = `mutation ChangeRecords($input: ChangeRecordsInput!) { changeRecords(input: $input) { id isDone code message slug version } } ` as unknown as DocumentNode<ChangeRecordsMutation, ChangeRecordsMutationVariables>;
export const EditRecordsDocument = `mutation EditRecords($input: EditRecordsInput!) { editRecords(input: $input) { id title isDone code message version changes { path label before after } changeCount } } ` as unknown as DocumentNode<EditRecordsMutation, EditRecordsMutationVariables>;
export const UndoRecordsDocument = `mutation UndoRecords($input: UndoRecordsInput!) { undoRecords(input: $input) { id title isDone code message version changes { path label before after } changeCount } } ` as unknown as DocumentNode<UndoRecordsMutation, UndoRecordsMutationVariables>;
export const PreviewDocument = `mutation Preview($input: PreviewInput!) { preview(input: $input) { path } } ` as unknown as DocumentNode<PreviewMutation, PreviewMutationVariables>;
export const ReorderGalleryDocument = `mutation ReorderGallery($input: ReorderGalleryInput!) { reorderGallery(input: $input) { id } } ` as unknown as DocumentNode<ReorderGalleryMutation, ReorderGalleryMutationVariables>;
export const SubscribeDocument = `mutation Subscribe($input: SubscribeInput!) { subscribe(input: $input) { message } } ` as unknown as DocumentNode<SubscribeMutation, SubscribeMutationVariables>;
export const UnsubscribeDocument = `mutation Unsubscribe($input: UnsubscribeInput!) { unsubscribe(input: $input) { message } } ` as unknown as DocumentNode<UnsubscribeMutation, UnsubscribeMutationVariables>;
export const DeleteUploadDocument = `mutation DeleteUpload($input: DeleteUploadInput!) { deleteUpload(input: $input) { message } } ` as unknown as DocumentNode<DeleteUploadMutation, DeleteUploadMutationVariables>;
export const CropUploadDocument = `mutation CropUpload($id: ID!, $input: CropUploadInput!) { cropUpload(id: $id, input: $input) { id } } ` as unknown as DocumentNode<CropUploadMutation, CropUploadMutationVariables>;
export const ReplaceUploadDocument = `mutation ReplaceUpload($input: ReplaceUploadInput!) { replaceUpload(input: $input) { count } } ` as unknown as DocumentNode<ReplaceUploadMutation, ReplaceUploadMutationVariables>;
export const RemoveUnusedUploadsDocument = `mutation RemoveUnusedUploads($input: RemoveUnusedUploadsInput!) { removeUnusedUploads(input: $input) { count } } ` as unknown as DocumentNode<RemoveUnusedUploadsMutation, RemoveUnusedUploadsMutationVariables>;
export const RestoreRemovedUploadsDocument = `mutation RestoreRemovedUploads { restoreRemovedUploads { count } } ` as unknown as DocumentNode<RestoreRemovedUploadsMutation, RestoreRemovedUploadsMutationVariables>;
export const ResetUserPasswordDocument = `mutation ResetUserPassword($id: ID!, $input: ResetUserPasswordInput!) { resetUserPassword(id: $id, input: $input) { message } } ` as unknown as DocumentNode<ResetUserPasswordMutation, ResetUserPasswordMutationVariables>;
export const SearchDocument = `query Search($search: String!) { tours(search: $search, limit: 5) { items { id title: title } count } packages(search: $search, limit: 5) { items { id title: title } count } packageCategories(search: $search, limit: 5) { items { id title: name } count } destinations(search: $search, limit: 5) { items { id title: name } count } stays(search: $search, limit: 5) { items { id title: name } count } gallery(search: $search, limit: 5) { items { id title: title } count } blog(search: $search, limit: 5) { items { id title: title } count } testimonials(search: $search, limit: 5) { items { id title: name } count } team(search: $search, limit: 5) { items { id title: name } count } careers(search: $search, limit: 5) { items { id title: title } count } blocks(search: $search, limit: 5) { items { id title: name } count } } ` as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const SearchAsEditorDocument = `query SearchAsEditor($search: String!) { newsletter(search: $search, limit: 5) { items { id title: email } count } } ` as unknown as DocumentNode<SearchAsEditorQuery, SearchAsEditorQueryVariables>;
export const SearchAsAdminDocument = `query SearchAsAdmin($search: String!) { users(search: $search, limit: 5) { items { id title: name } count } } ` as unknown as DocumentNode<SearchAsAdminQuery, SearchAsAdminQueryVariables>;
export const KnownPlacesDocument = `query KnownPlaces { destinations(limit: 500) { items { name } } stays(limit: 1000) { items { id name place latitude longitude } } tours(limit: 500) { items { id itinerary { place latitude longitude } } } packages(limit: 500) { items { id itinerary { place latitude longitude } } } } ` as unknown as DocumentNode<KnownPlacesQuery, KnownPlacesQueryVariables>;