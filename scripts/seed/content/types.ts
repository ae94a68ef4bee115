/** The shapes of the demo content. Pictures are named by scene; the seeder turns names into URLs. */

interface ItineraryDay {
  day: string;
  title: string;
  description: string;
}

interface GalleryEntry {
  url: string;
  type: 'image' | 'video';
}

export interface TourContent {
  title: string;
  slug: string;
  description: string;
  image: string;
  gallery: GalleryEntry[];
  category: string;
  destination: string;
  tourType: 'safari' | 'zanzibar-excursion';
  duration: string;
  price: number;
  rating: number;
  reviews: number;
  highlights: string[];
  inclusions: string[];
  exclusions: string[];
  itinerary: ItineraryDay[];
  isFeatured: boolean;
  isActive: boolean;
  /** Months of the year, 1 to 12, in which the tour is at its best. */
  bestMonths: number[];
}

export interface DestinationContent {
  slug: string;
  name: string;
  continent: string;
  description: string;
  image: string;
  tourCount: number;
  featured: boolean;
  isActive: boolean;
  /** Months of the year, 1 to 12, in which the place is at its best. */
  bestMonths: number[];
}

export interface TestimonialContent {
  name: string;
  location: string;
  rating: number;
  text: string;
  /** A scene; most guests have none, and their initials stand in. */
  avatar?: string;
  /** The exact title of a tour. */
  tourName: string;
  isFeatured: boolean;
  isActive: boolean;
}

export interface BlogPostContent {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  image: string;
  category: string;
  author: string;
  authorImage?: string;
  publishedDate: string;
  readTime: string;
  isFeatured: boolean;
  isPublished: boolean;
}

/** A picture of the gallery, without what follows from its place in the lists. */
export interface GalleryPicture {
  title: string;
  description: string;
  image: string;
  /** What is in the picture. */
  alt: string;
  isFeatured?: boolean;
}

export interface TeamMemberContent {
  name: string;
  position: string;
  bio: string;
  image: string;
  email: string;
  phone: string;
  order: number;
  isActive: boolean;
}

export interface PackageCategoryContent {
  name: string;
  slug: string;
  description: string;
  icon: string;
  order: number;
  isActive: boolean;
}

export interface PackageContent {
  title: string;
  slug: string;
  description: string;
  image: string;
  gallery: GalleryEntry[];
  /** The slug of a package category. */
  category: string;
  destination: string;
  duration: string;
  price: number;
  /** What it cost before; above the price, it is shown struck through. */
  originalPrice?: number;
  rating: number;
  reviews: number;
  highlights: string[];
  itinerary: ItineraryDay[];
  accommodation: string;
  inclusions: string[];
  exclusions: string[];
  maxGroupSize: number;
  isFeatured: boolean;
  isActive: boolean;
}

export interface CareerContent {
  title: string;
  slug: string;
  department: string;
  location: string;
  country: string;
  employmentType: string;
  experienceLevel: string;
  description: string;
  responsibilities: string[];
  requirements: string[];
  benefits: string[];
  salary?: { min: number; max: number; currency: string; display: boolean };
  /** The last day for applications; open-ended when left out. */
  applicationDeadline?: string;
  isFeatured: boolean;
  isActive: boolean;
}
