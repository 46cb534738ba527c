import { reservedPersonalFields } from '@portal/contract/brand';

/** Those of the section: the personal e-mail has one of its own. */
export const reservedFields = reservedPersonalFields.filter((field) => field !== 'emailPersonal');
