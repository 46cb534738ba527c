import { Anchor } from '@mantine/core';
import type { CompanyRecord } from '@portal/contract/companies';
import { spain } from '@portal/contract/places';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { BeforeAndNow } from '../../domain/offer-changes/BeforeAndNow.tsx';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ManagedCompany } from './managed-company.ts';

const verified = [
  'nombreFiscal',
  'cif',
  'firmanteNombre',
  'firmanteApellidos',
  'firmanteDni',
  'firmanteCargo',
  'firmanteEmail',
  'firmanteTelefono',
] as const;

/** What a company says of itself, as it is read. */
export function useCompanyValues() {
  const { name } = useCatalogue();
  return (company: Omit<CompanyRecord, 'estado'>) => ({
    nombreComercial: company.nombreComercial,
    nombreFiscal: company.nombreFiscal,
    idTipoEmpresa: name('tiposEmpresa', company.idTipoEmpresa),
    idSector: name('sectoresActividad', company.idSector),
    rangoEmpleados: name('rangosEmpleados', company.rangoEmpleados),
    descripcion: company.descripcion,
    web: company.web,
    direccion:
      [
        company.direccion,
        [company.cp, company.localidad].filter(Boolean).join(' '),
        name('provincias', company.idProvincia) ?? company.provincia,
        company.idPais === spain ? null : name('paises', company.idPais),
      ]
        .filter(Boolean)
        .join(', ') || null,
    iban: company.iban,
  });
}

/** What is kept of a company: what it says itself, and what a manager has verified with the change that it asks for. */
export function CompanyData({ company }: { company: ManagedCompany }) {
  const t = useTexts('companies');
  const page = useTexts('companyPage');
  const values = useCompanyValues()(company);
  const { web, cambio } = company;
  return (
    <>
      <Section title={t('verified.title')} {...(cambio && { description: t(`verified.${cambio.estado}`) })}>
        <Facts
          layout="rows"
          facts={verified.map((field) => {
            const now = company[field];
            const asked = cambio?.datos[field];
            return {
              label: page(`verified.fields.${field}`),
              value:
                asked !== undefined && asked !== now ? (
                  <BeforeAndNow before={now ?? ''} now={asked ?? ''} />
                ) : (
                  now
                ),
            };
          })}
        />
      </Section>
      <Section title={t('data')}>
        <Facts
          layout="rows"
          facts={(
            [
              'idTipoEmpresa',
              'idSector',
              'rangoEmpleados',
              'direccion',
              'web',
              'iban',
              'descripcion',
            ] as const
          ).map((field) => ({
            label: t(`fields.${field}`),
            value:
              field === 'web' && web !== null && /^https?:\/\//i.test(web) ? (
                <Anchor href={web} target="_blank" rel="noopener noreferrer nofollow">
                  <Breakable>{web}</Breakable>
                </Anchor>
              ) : (
                values[field]
              ),
          }))}
        />
      </Section>
    </>
  );
}
