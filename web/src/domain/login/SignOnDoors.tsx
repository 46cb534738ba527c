import { Button, Divider, Stack } from '@mantine/core';
import { signOnStart } from '@portal/contract/sign-on';
import type { SignOnRole } from '@portal/contract/sign-on-settings';
import { IconKey } from '@tabler/icons-react';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import classes from './SignOnDoors.module.css';
import { storeTrip, type Trip } from './sign-on-trip.ts';

const roleOf = {
  loginStudent: 'Alumno',
  loginAlumni: 'Alumno',
  loginCompany: 'Empresa',
  loginManager: 'Gestor',
} as const satisfies Record<Trip['door'], SignOnRole>;

/**
 * A button for each provider of single sign-on that lets in people who come to this door; nothing if no provider does.
 */
export function SignOnDoors({ door }: { door: Trip['door'] }) {
  const t = useTexts('signOn');
  const language = useLanguage();
  const perfil = roleOf[door];
  const providers = useBrand().accesoUnico.proveedores.filter(({ perfiles }) => perfiles.includes(perfil));
  if (providers.length === 0) return null;
  return (
    <Stack gap="sm">
      {providers.map(({ id, nombre }) => (
        <Button
          key={id}
          component="a"
          href={`${signOnStart.replace(':proveedor', id)}?perfil=${perfil}`}
          variant="default"
          fullWidth
          classNames={{ root: classes.door, label: classes.name }}
          leftSection={<IconKey size={20} stroke={1.5} aria-hidden />}
          onClick={() => storeTrip({ language, door })}
        >
          {t('with', { name: nombre[language] })}
        </Button>
      ))}
      <Divider label={t(perfil === 'Empresa' ? 'orCompany' : 'or')} />
    </Stack>
  );
}
