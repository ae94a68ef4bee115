import {
  blogPostFields,
  careerFields,
  destinationFields,
  type FieldMap,
  galleryItemFields,
  packageCategoryFields,
  packageFields,
  teamMemberFields,
  testimonialFields,
  tourFields,
} from '@karibu/graph/contract';

/** The definitions of the content that goes out to spreadsheets and comes back. */
export const contentFields: Record<string, FieldMap> = {
  tours: tourFields,
  packages: packageFields,
  'package-categories': packageCategoryFields,
  destinations: destinationFields,
  gallery: galleryItemFields,
  blog: blogPostFields,
  testimonials: testimonialFields,
  team: teamMemberFields,
  careers: careerFields,
};

/** The fields of a resource. Throws for one that has no CSV. */
export function fieldsOf(resource: string): FieldMap {
  const fields = contentFields[resource];
  if (!fields) throw new Error(`There is no CSV of ${resource}`);
  return fields;
}

/**
 * The columns in their order: the id and the slug, which name a record, come first; last its version,
 * by which an import sees that somebody has saved the record since.
 */
export function columnsOf(fields: FieldMap): string[] {
  const names = Object.keys(fields);
  const others = names.filter((name) => name !== 'slug');
  return ['id', ...names.filter((name) => name === 'slug'), ...others, 'version'];
}
