import type { Neighborhoods } from './app/domain/laboratory/laboratory.ts';

const listed = (place: string, ...lines: readonly string[]): Neighborhoods => ({
  place,
  names: lines.join(', ').split(', '),
});

/**
 * The neighborhoods of the zones of `homeVisits`, so that a visitor can ask about their own. Demonstration data, from general knowledge of
 * Medellín's comunas and of the names that people use in the other municipalities: a laboratory replaces it by the list that it serves.
 */
export const neighborhoods: readonly Neighborhoods[] = [
  listed(
    'Popular',
    'Santo Domingo Savio, Granizal, Moscú, Villa Guadalupe, San Pablo, Aldea Pablo VI, La Esperanza, El Compromiso, La Avanzada, Carpinelo',
  ),
  listed(
    'Santa Cruz',
    'La Isla, Playón de los Comuneros, Pablo VI, La Frontera, La Francia, Andalucía, Villa del Socorro, Villa Niza, La Rosa',
  ),
  listed(
    'Manrique',
    'La Salle, Las Granjas, Campo Valdés, Santa Inés, El Raizal, El Pomar, Manrique Central, Manrique Oriental, Versalles, La Cruz',
    'Oriente, María Cano, Carambolas, San José la Cima',
  ),
  listed(
    'Aranjuez',
    'Berlín, San Isidro, Palermo, Bermejal, Los Álamos, Moravia, Sevilla, San Pedro, Las Esmeraldas, La Piñuela, Brasilia, Miranda',
  ),
  listed(
    'Castilla',
    'Toscana, Las Brisas, Florencia, Tejelo, Boyacá, Héctor Abad Gómez, Belalcázar, Girardot, Tricentenario, Francisco Antonio Zea',
    'Alfonso López, Caribe',
  ),
  listed(
    'Doce de Octubre',
    'Santander, Pedregal, La Esperanza, San Martín de Porres, Kennedy, Picacho, Picachito, Mirador del Doce, Progreso, El Triunfo',
  ),
  listed(
    'Robledo',
    'Cerro El Volador, San Germán, Facultad de Minas, La Pilarica, Bosques de San Pablo, Altamira, Córdoba, López de Mesa, El Diamante',
    'Aures, Bello Horizonte, Villa Flora, Palenque, Cucaracho, Fuente Clara, Santa Margarita, Olaya Herrera, Pajarito, Monteclaro',
    'Villa de la Iguaná, La Cuchilla',
  ),
  listed(
    'Villa Hermosa',
    'La Mansión, San Miguel, La Ladera, Batallón Girardot, Llanaditas, Los Mangos, Enciso, Sucre, El Pinal, Trece de Noviembre',
    'La Libertad, Villatina, San Antonio, Las Estancias, Villa Turbay, La Sierra, Villa Lilliam',
  ),
  listed(
    'Buenos Aires',
    'Juan Pablo II, Barrios de Jesús, Bomboná, Los Cerros, El Vergel, Alejandro Echavarría, Caicedo, Miraflores, Cataluña, La Milagrosa',
    'Gerona, El Salvador, Loreto, Asomadera, Ocho de Marzo',
  ),
  listed(
    'La Candelaria',
    'Centro, Prado, Jesús Nazareno, El Chagualo, Estación Villa, San Benito, Guayaquil, Corazón de Jesús, Calle Nueva, Perpetuo Socorro',
    'Barrio Colón, Las Palmas, Boston, Los Ángeles, Villa Nueva, San Diego',
  ),
  listed(
    'Laureles–Estadio',
    'Laureles, Estadio, Carlos E. Restrepo, Suramericana, Naranjal, San Joaquín, Los Conquistadores, Bolivariana, Las Acacias',
    'La Castellana, Lorena, El Velódromo, Florida Nueva, Los Colores, Cuarta Brigada',
  ),
  listed(
    'La América',
    'Calasanz, Los Pinos, La Floresta, Santa Lucía, El Danubio, Campo Alegre, Santa Mónica, Barrio Cristóbal, Simón Bolívar',
    'Santa Teresita, Ferrini',
  ),
  listed(
    'San Javier',
    'El Pesebre, Blanquizal, Santa Rosa de Lima, Los Alcázares, Metropolitano, La Pradera, Juan XXIII, La Quiebra, Veinte de Julio',
    'Belencito, Betania, El Corazón, Las Independencias, Nuevos Conquistadores, El Salado, Eduardo Santos, Antonio Nariño, El Socorro',
  ),
  listed(
    'El Poblado',
    'Barrio Colombia, Simesa, Villa Carlota, Castropol, Lalinde, Las Lomas, Altos del Poblado, El Tesoro, Los Naranjos, Los Balsos',
    'San Lucas, El Castillo, Alejandría, La Florida, Manila, Astorga, Patio Bonito, La Aguacatala, Santa María de los Ángeles',
  ),
  listed('Guayabal', 'Tenche, Trinidad, Santa Fe, Campo Amor, Cristo Rey, La Colina, Shellmar'),
  listed(
    'Belén',
    'Fátima, Rosales, Granada, San Bernardo, Las Playas, Diego Echavarría, La Mota, El Rincón, La Hondonada, Loma de los Bernal',
    'La Gloria, La Palma, Los Alpes, Las Violetas, Las Mercedes, Nueva Villa de Aburrá, Miravalle, El Nogal, Los Almendros',
  ),
  listed(
    'Envigado',
    'Zúñiga, La Magnolia, El Dorado, Las Vegas, Uribe Ángel, Alcalá, Las Antillas, El Trianón, El Chocho',
  ),
  listed('Itagüí', 'Santa María, Ditaires, Simón Bolívar, Suramérica, San Pío'),
  listed('Sabaneta', 'Aves María, Calle Larga, Prados de Sabaneta, Entreamigos'),
  listed('Bello', 'Niquía, Cabañas, Zamora, París, Trapiche, Machado'),
];
