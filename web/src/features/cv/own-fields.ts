import { type PersonalField, personalField } from '@portal/contract/brand';
import { useBrand } from '../../lib/brand/brand.ts';

export interface OwnFields {
  /** The student may change it. */
  readonly edits: (field: PersonalField) => boolean;
  /** It is shown, and the institution alone changes it. */
  readonly reads: (field: PersonalField) => boolean;
}

/** What the institution lets students do with their personal data. */
export function useOwnFields(): OwnFields {
  const brand = useBrand();
  return {
    edits: (field) => personalField(brand, field).editable,
    reads: (field) => {
      const { visible, editable } = personalField(brand, field);
      return visible && !editable;
    },
  };
}
