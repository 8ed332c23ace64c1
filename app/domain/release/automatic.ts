/** The reason of a release that no person made: the rules of its exam did, in the name of the member of staff who set them. */
export const AUTOMATIC = 'automatic';
