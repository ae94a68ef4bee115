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
  /** The exact title of a tour. */
  tourName: string;
  isFeatured: boolean;
  isActive: boolean;
}
