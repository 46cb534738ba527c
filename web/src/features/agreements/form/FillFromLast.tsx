import { Button } from '@mantine/core';
import { getLastAgreement } from '@portal/contract/agreements';
import { dayIn } from '@portal/contract/days';
import { IconHistory } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { useFormState } from './form-context.ts';
import { type AgreementValues, isBlank, renewed } from './values.ts';

/** Takes the data of the last agreement into the form: when asked to, and for one that is renewed (`?desde=ultimo`). */
export function FillFromLast() {
  const t = useTexts('agreementForm');
  const { form, choices, known, agreement } = useFormState();
  const [search] = useSearchParams();
  const { zonaHoraria } = useBrand();
  const last = useCall(getLastAgreement, {}).data ?? null;
  const [isFilled, setFilled] = useState(false);
  const isToFill = useRef(search.get('desde') === 'ultimo');
  const done = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const gestion = choices.idContactoEmpresaGestion;
  const facturacion = choices.idContactoEmpresaFacturacion;
  const cuentas = choices.idCuentaFacturacion;
  const isReady = gestion !== undefined && facturacion !== undefined && cuentas !== undefined;

  const fill = () => {
    if (last === null || !isReady) return;
    const ids = (options: typeof gestion) => options.map(({ value }) => Number(value));
    const values = renewed(
      last,
      { gestion: ids(gestion), facturacion: ids(facturacion), cuentas: ids(cuentas) },
      dayIn(zonaHoraria, new Date()),
    );
    const put = <K extends keyof AgreementValues>(field: K) => form.set(field, values[field]);
    for (const field in form.values) put(field as keyof AgreementValues);
    setFilled(true);
  };
  useEffect(() => {
    if (!isToFill.current || last === null || !isReady) return;
    isToFill.current = false;
    // What has been written stays until one asks for something else.
    if (isBlank(form.values, known)) fill();
  });

  useEffect(() => {
    // The button that had the focus is gone.
    if (isFilled && isPressed.current) done.current?.focus();
  }, [isFilled]);

  if (last === null || agreement.estado === 'erroneo') return null;
  if (isFilled)
    return (
      <div role="status">
        <Banner ref={done} meaning="good" title={t('fill.done')}>
          <p>{t('fill.check')}</p>
        </Banner>
      </div>
    );
  return (
    <Banner
      meaning="info"
      title={t('fill.title')}
      action={
        <Button
          variant="default"
          leftSection={<IconHistory size={18} aria-hidden />}
          onClick={() => {
            isPressed.current = true;
            fill();
          }}
        >
          {t('fill.button')}
        </Button>
      }
    >
      <p>{t(isBlank(form.values, known) ? 'fill.text' : 'fill.replaces')}</p>
    </Banner>
  );
}
