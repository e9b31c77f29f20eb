# Writes people.json by Ruby's csv and its defaults: write.rb PEOPLE OUT
require 'csv'
require 'json'

people = JSON.parse(File.read(ARGV[0], encoding: 'utf-8'))
CSV.open(ARGV[1], 'w') do |csv|
  csv << people.first.keys
  people.each { |person| csv << person.values }
end
