/**
 * Lower case, without accents: how words are compared. Each character stays where it was, so that a place in
 * the plain text is the place in the text, which is taken to be composed (NFC).
 */
export const plain = (text: string): string =>
  // Only what is not ASCII is looked at, which makes it quick.
  text.toLowerCase().replace(/[^\0-\x7f]/g, (character) => character.normalize('NFD').charAt(0));
