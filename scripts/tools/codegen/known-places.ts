/** Reads the places that have a name and a point: of stays, and of the days of many trips. */
export const KNOWN_PLACES = `query KnownPlaces {
  destinations(limit: 500) { items { name } }
  stays(limit: 1000) { items { id name place latitude longitude } }
  tours(limit: 500) { items { id itinerary { place latitude longitude } } }
  packages(limit: 500) { items { id itinerary { place latitude longitude } } }
}`;
