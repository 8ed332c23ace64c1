import type { Site } from '../../domain/laboratory/laboratory.ts';

type Place = Pick<Site, 'name' | 'address' | 'latitude' | 'longitude'>;

const point = ({ latitude, longitude }: Place): string => `${latitude},${longitude}`;

/** Google's documented link to a place: https://developers.google.com/maps/documentation/urls/get-started */
export const googleMapsHref = (place: Place): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point(place))}`;

/** https://developers.google.com/waze/deeplinks */
export const wazeHref = (place: Place): string =>
  `https://waze.com/ul?ll=${encodeURIComponent(point(place))}&navigate=yes`;

/** RFC 5870, with the label that Android applications read: 'geo:6.2,-75.5?q=6.2,-75.5(Name)' */
export const geoHref = (place: Place): string =>
  `geo:${point(place)}?q=${point(place)}(${encodeURIComponent(place.name)})`;
