import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import com.opencsv.CSVWriter;
import com.univocity.parsers.csv.CsvWriter;
import com.univocity.parsers.csv.CsvWriterSettings;
import java.io.FileWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Writes people.json by a Java library and its defaults: Write LIBRARY PEOPLE OUT */
public class Write {
  public static void main(String[] args) throws Exception {
    var type = new TypeToken<List<LinkedHashMap<String, String>>>() {}.getType();
    List<LinkedHashMap<String, String>> people = new Gson().fromJson(Files.readString(Path.of(args[1])), type);
    var rows = new ArrayList<String[]>();
    rows.add(people.get(0).keySet().toArray(String[]::new));
    for (var person : people) rows.add(person.values().toArray(String[]::new));
    try (Writer out = new FileWriter(args[2], StandardCharsets.UTF_8)) {
      switch (args[0]) {
        case "opencsv" -> new CSVWriter(out).writeAll(rows);
        case "commons-csv" -> new CSVPrinter(out, CSVFormat.DEFAULT).printRecords(rows);
        case "univocity" -> new CsvWriter(out, new CsvWriterSettings()).writeStringRowsAndClose(rows);
        default -> throw new IllegalArgumentException(args[0]);
      }
    }
  }
}
