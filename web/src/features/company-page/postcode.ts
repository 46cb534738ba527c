/** Spanish postcodes, whose first two digits are the number of their province. */
const spanish = /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/;

export const provinceOf = (postcode: string): number => Number(postcode.trim().slice(0, 2));

/** What is odd in a postcode of Spain: a hint beside it, as it is taken all the same. */
export function postcodeDoubt(typed: string, idProvincia: number | null): 'shape' | 'province' | null {
  const postcode = typed.trim();
  if (postcode === '') return null;
  if (!spanish.test(postcode)) return 'shape';
  return idProvincia === null || provinceOf(postcode) === idProvincia ? null : 'province';
}
