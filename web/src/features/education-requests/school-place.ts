/** Letters alone: without accents, marks and capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Where a school is: its town with the province, unless the town has its name. */
export function schoolPlace(town: string | null, province: string | null): string {
  if (town === null || province === null) return town ?? province ?? '';
  return plain(town).includes(plain(province)) ? town : `${town}, ${province}`;
}
