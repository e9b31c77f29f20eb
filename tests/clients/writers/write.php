<?php
// Writes people.json by PHP's fputcsv and its defaults: write.php PEOPLE OUT
$people = json_decode(file_get_contents($argv[1]), true);
$file = fopen($argv[2], 'w');
fputcsv($file, array_keys($people[0]));
foreach ($people as $person) {
    fputcsv($file, $person);
}
