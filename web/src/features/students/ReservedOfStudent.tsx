import { Button, Group } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import { type PersonalField, personalField } from '@portal/contract/brand';
import type { Reserved } from '@portal/contract/cv';
import { getReservedData } from '@portal/contract/students';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { keyOf, useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';

/** What the institution alone reads of a student: asked for by itself, since who has read it is noted. */
export function ReservedOfStudent({ id }: { id: number }) {
  const t = useTexts('studentRecord');
  const [isShown, setShown] = useState(false);
  return (
    <Section title={t('reserved.title')} description={t('reserved.description')}>
      {isShown ? (
        <Shown id={id} />
      ) : (
        <Group gap="xs">
          <Button variant="default" onClick={() => setShown(true)}>
            {t('reserved.show')}
          </Button>
          <Text dim small>
            {t('reserved.noted')}
          </Text>
        </Group>
      )}
    </Section>
  );
}

function Shown({ id }: { id: number }) {
  const query = useCall(getReservedData, { params: { id } });
  const client = useQueryClient();
  const content = useRef<HTMLDivElement>(null);
  const isRead = query.data !== undefined;
  useEffect(() => {
    if (!isRead) return;
    // The button is gone.
    content.current?.focus();
    client.invalidateQueries({ queryKey: keyOf(listActs) });
  }, [isRead, client]);
  return (
    <CallView query={query} skeleton={<Skeletons shape="row" count={2} />}>
      {(reserved) => (
        <div ref={content} tabIndex={-1}>
          <Data reserved={reserved} />
        </div>
      )}
    </CallView>
  );
}

/** But for what the institution does not ask. */
function Data({ reserved }: { reserved: Reserved }) {
  const t = useTexts('studentRecord');
  const { name } = useCatalogue();
  const brand = useBrand();
  const asked = <T,>(field: PersonalField, value: T) => personalField(brand, field).visible && value;
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
  const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
  const { genero, emailPersonal, emailPersonalConfirmado, discapacidad } = reserved;
  const home = joined(reserved.direccion, reserved.codigoPostal);
  const termTime = joined(
    reserved.direccionCurso,
    reserved.codigoPostalCurso,
    reserved.localidadCurso,
    name('provincias', reserved.idProvinciaCurso),
    name('paises', reserved.idPaisCurso),
  );
  const birth = joined(reserved.localidadNacimiento, name('paises', reserved.idPaisNacimiento));
  const mailsTo = reserved.comunicacionesEnEmailEstudiante ? 'toAccount' : 'toPersonal';
  return (
    <Facts
      facts={[
        {
          label: t('reserved.emailPersonal'),
          value:
            emailPersonal !== null &&
            asked(
              'emailPersonal',
              <>
                <EmailLink address={emailPersonal} />
                {!emailPersonalConfirmado && ` (${t('reserved.unconfirmed')})`}
              </>,
            ),
        },
        {
          label: t('reserved.mailsTo'),
          value: emailPersonal !== null && asked('emailPersonal', t(`reserved.${mailsTo}`)),
        },
        { label: t('reserved.telefono2'), value: asked('telefono2', reserved.telefono2) },
        { label: t('reserved.home'), value: asked('direccion', home) },
        { label: t('reserved.termTime'), value: asked('direccionCurso', termTime) },
        { label: t('reserved.birth'), value: asked('localidadNacimiento', birth) },
        {
          label: t('reserved.genero'),
          value: genero !== null && asked('genero', t(`reserved.genders.${genero}`)),
        },
        { label: t('reserved.iban'), value: asked('iban', inFours(reserved.iban)) },
        {
          label: t('reserved.discapacidad'),
          value: discapacidad !== null && asked('discapacidad', yesOrNo(discapacidad)),
        },
        { label: t('reserved.boletin'), value: asked('boletin', yesOrNo(reserved.boletin)) },
        {
          label: t('reserved.comunicaciones'),
          value: asked('comunicaciones', yesOrNo(reserved.comunicaciones)),
        },
        {
          label: t('reserved.language'),
          value: asked('idIdiomaComunicaciones', name('idiomas', reserved.idIdiomaComunicaciones)),
        },
      ]}
    />
  );
}

/** As an IBAN is printed. */
const inFours = (iban: string | null) => iban?.replace(/(.{4})(?=.)/g, '$1 ');
