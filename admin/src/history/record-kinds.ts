import {
  blogPostFields,
  careerFields,
  destinationFields,
  type FieldMap,
  galleryItemFields,
  metricsFields,
  packageCategoryFields,
  packageFields,
  settingsFields,
  teamMemberFields,
  testimonialFields,
  tourFields,
  uploadInputFields,
} from '@karibu/graph/contract';

/** What a record is called, and the fields by which its versions are compared. */
export type RecordKind = { item: string; fields: FieldMap };

/** The resources whose changes are kept, by their names in the API. */
const KINDS: Record<string, RecordKind> = {
  tours: { item: 'tour', fields: tourFields },
  packages: { item: 'package', fields: packageFields },
  'package-categories': { item: 'category', fields: packageCategoryFields },
  destinations: { item: 'destination', fields: destinationFields },
  gallery: { item: 'gallery item', fields: galleryItemFields },
  blog: { item: 'blog post', fields: blogPostFields },
  testimonials: { item: 'testimonial', fields: testimonialFields },
  team: { item: 'team member', fields: teamMemberFields },
  careers: { item: 'career position', fields: careerFields },
  metrics: { item: 'metrics', fields: metricsFields },
  settings: { item: 'settings', fields: settingsFields },
  uploads: { item: 'picture', fields: uploadInputFields },
};

export function kindOf(resource: string): RecordKind {
  return KINDS[resource] ?? { item: 'record', fields: {} };
}
