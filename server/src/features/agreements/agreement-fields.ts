import type { AgreementDraft } from '@portal/contract/agreements';
import { rightDay } from '@portal/contract/fields';
import type { Language } from '@portal/contract/languages';
import type { AgreementField } from '../../institution/agreement-text.ts';
import { ca } from '../../texts/ca/agreements.ts';
import { en } from '../../texts/en/agreements.ts';
import { es } from '../../texts/es/agreements.ts';
import { fill } from '../../texts/fill.ts';
import { countries } from '../catalogue/lists/countries.ts';
import { provinces } from '../catalogue/lists/provinces.ts';
import type { PrintedParties } from './parties.queries.ts';

export const agreementTextsOf = { es, ca, en };

/** What an agreement fills into the institution's text: a field that is not known yet is left out. */
export function printedFields(
  datos: AgreementDraft,
  { empresa, gestion, facturacion, cuenta }: PrintedParties,
  { language, today, number }: { language: Language; today: string; number: string | null },
): Partial<Record<AgreementField, string>> {
  const words = agreementTextsOf[language];
  const { datosFirmante: firmante = {} } = datos;
  const place = seatOf(empresa, cuenta);
  const expiry = rightDay(datos.fechaCaducidad);
  return {
    // In a text that is read before it is generated.
    'convenio.numero': number ?? '—',
    'convenio.fecha': dayIn(language, today),
    'convenio.caducidad': datos.sincaducidad
      ? words.noExpiry
      : expiry !== null
        ? fill(words.expiry, { dia: dayIn(language, expiry) }, language)
        : '',
    'empresa.nombreFiscal': empresa.nombreFiscal,
    'empresa.nombreComercial': empresa.nombreComercial,
    'empresa.cif': empresa.cif,
    'empresa.domicilioFiscal': place?.street ?? '',
    'empresa.cp': place?.cp ?? '',
    'empresa.poblacion': place?.town ?? '',
    'empresa.provincia':
      provinces.find(({ idProvincia }) => idProvincia === place?.idProvincia)?.texts[language] ??
      place?.provincia ??
      '',
    'empresa.pais': countries.find(({ idPais }) => idPais === place?.idPais)?.texts[language] ?? '',
    'firmante.nombre': joined(firmante.nombre, firmante.apellidos),
    'firmante.dni': firmante.dni ?? '',
    'firmante.cargo': firmante.cargo ?? '',
    'firmante.email': firmante.email ?? '',
    'firmante.telefono': firmante.telefono ?? '',
    'gestion.nombre': joined(gestion?.nombre, gestion?.apellidos),
    'gestion.email': gestion?.email ?? '',
    'facturacion.nombre': joined(facturacion?.nombre, facturacion?.apellidos),
    'facturacion.email': facturacion?.email ?? '',
    'facturacion.pago': paymentOf(datos, language),
    'facturacion.pedido': orderOf(datos, language),
    tratamientoDatos: datos.informacionTratamientoDeDatos ?? '',
  };
}

/** Where the company is: an account may be of another legal person, and its address is theirs. */
export function seatOf(empresa: PrintedParties['empresa'], cuenta: PrintedParties['cuenta']) {
  if (cuenta && (cuenta.cif === empresa.cif || !empresa.direccion))
    return { ...cuenta, street: cuenta.domicilioFiscal, town: cuenta.poblacion };
  return empresa.direccion
    ? { ...empresa, street: empresa.direccion, town: empresa.localidad ?? '' }
    : undefined;
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

function paymentOf({ pagoDomiciliado, ibanDomiciliacion }: AgreementDraft, language: Language): string {
  const words = agreementTextsOf[language];
  if (pagoDomiciliado === true) return fill(words.directDebit, { iban: ibanDomiciliacion ?? '' }, language);
  return pagoDomiciliado === false ? words.transfer : '';
}

function orderOf({ requierePedido, pedidoAnual, numeroPedido }: AgreementDraft, language: Language): string {
  const words = agreementTextsOf[language];
  if (!requierePedido) return '';
  if (!numeroPedido) return words.orderEach;
  return fill(pedidoAnual ? words.yearlyOrder : words.order, { numero: numeroPedido }, language);
}

const locales = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' } as const;

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
