import { iban, textFrom3 } from '@portal/contract/schemas/fields';
import { fieldError } from '@portal/contract/validation';
import { z } from 'zod';
import { problemsIn } from '../../../lib/forms/forms.ts';
import {
  type AgreementInput,
  type AgreementValues,
  agreementRequest,
  dataTextLimits,
  formSections,
  inputOf,
  requestOf,
} from './values.ts';

const dataText = z.object({ informacionTratamientoDeDatos: textFrom3(dataTextLimits.max) });
const account = z.object({ ibanDomiciliacion: iban });
const expiryAfter = (today: string) =>
  z.object({ fechaCaducidad: z.string().refine((day) => day > today, fieldError('datePast')) });

/** The inputs in the order of the page. */
export const inputs: readonly AgreementInput[] = Object.values(formSections).flat();

/** What is wrong in a request, by input, in the order of the page. */
export function requestProblems(
  values: AgreementValues,
  asksDataText: boolean,
  today: string,
): Record<string, string> {
  const request = requestOf(values, asksDataText);
  const all = {
    ...(asksDataText && problemsIn(dataText, request)),
    // Said beside other problems, too.
    ...(request.fechaCaducidad !== null && problemsIn(expiryAfter(today), request)),
    ...(values.pagoDomiciliado === true && problemsIn(account, request)),
    ...problemsIn(agreementRequest, request),
  };
  const found: Record<string, string> = {};
  for (const [path, text] of Object.entries(all)) found[inputOf(path)] ??= text;
  return Object.fromEntries(
    inputs.flatMap((input) => (found[input] === undefined ? [] : [[input, found[input]]])),
  );
}
