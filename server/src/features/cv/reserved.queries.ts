/** The reserved data of a student `s`, as the contract's `reserved` has them: for the student and for managers alone. */
export const reservedJson = `
  json_build_object(
    'genero', s.genero, 'idPaisNacimiento', s.id_pais_nacimiento, 'localidadNacimiento', s.localidad_nacimiento,
    'emailPersonal', s.email_personal, 'emailPersonalConfirmado', s.email_personal_confirmado,
    'comunicacionesEnEmailEstudiante', s.comunicaciones_en_email_estudiante, 'telefono2', s.telefono2,
    'direccion', s.direccion, 'codigoPostal', s.codigo_postal, 'direccionCurso', s.direccion_curso,
    'codigoPostalCurso', s.codigo_postal_curso, 'idPaisCurso', s.id_pais_curso,
    'idProvinciaCurso', s.id_provincia_curso, 'localidadCurso', s.localidad_curso, 'iban', s.iban,
    'discapacidad', s.discapacidad, 'discapacidadConsentida', s.discapacidad_consentida, 'boletin', s.boletin,
    'comunicaciones', s.comunicaciones, 'idIdiomaComunicaciones', s.id_idioma_comunicaciones,
    'validadoDOIP', s.validado_doip)`;
